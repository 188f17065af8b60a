import { causesOf } from "./causes.ts";

/** The login that a call is made with ended while the call was under way. */
export class LoginEndedError extends Error {
  override readonly name = "LoginEndedError";
}

/** Whether work failed because its login ended, or its member left, while it was under way. */
export const hasLoginEnded = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      cause instanceof LoginEndedError ||
      (cause.code === "23503" && /_member_id_fkey\b/.test(cause.message)),
  );
