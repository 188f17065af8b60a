import type { FastifyInstance, FastifyRequest } from "fastify";
import { longDay } from "#domain/long-day.ts";
import type { EndReason } from "../db/schema.ts";
import { ApiError } from "./api-error.ts";
import { clientAddress } from "./client-address.ts";

/** A live login. */
export interface Login {
  /** Identifies the login among the member's own; grants nothing. */
  readonly id: string;
  readonly memberId: string;
  readonly email: string;
  /** Whether the member has proved who they are in the last ten minutes. */
  readonly isRecent: boolean;
}

/** A login that was ended, and why. */
export interface EndedLogin {
  readonly reason: EndReason;
  readonly endedAt: Date;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Finds the login of a bearer token; null for an expired, revoked or unknown token. */
    readonly loginOf: (token: string) => Promise<Login | null>;
    /** Finds why a token no longer works, if a change of the account has ended it. */
    readonly endedLoginOf: (token: string) => Promise<EndedLogin | null>;
    /** Whether a member lacks a second factor that this site requires. */
    readonly lacksFactor: (memberId: string) => Promise<boolean>;
  }
  interface FastifyRequest {
    /** The login that the request is made with; null in calls that need none. */
    login: Login | null;
  }
}

/** The bearer token a request carries, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/**
 * Finds a request's login and attaches it.
 *
 * @throws {ApiError} 401 without a live login; 403 if it must be recent and is not, or if its
 * member lacks a second factor that the call needs.
 */
export async function requireLogin(
  app: FastifyInstance,
  request: FastifyRequest,
  { isRecent, needsFactor }: { isRecent: boolean; needsFactor: boolean },
): Promise<void> {
  const token = bearerToken(request);
  const login = token === null ? null : await app.loginOf(token);
  if (login === null) {
    if (token !== null) request.log.warn({ address: clientAddress(request) }, "token refused");
    throw refusalOf(token === null ? null : await app.endedLoginOf(token));
  }
  if (isRecent && !login.isRecent) {
    throw new ApiError(
      403,
      "recent_login_required",
      "Confirm your password first: to change the account, you must have logged in within the last ten minutes.",
    );
  }
  if (needsFactor && (await app.lacksFactor(login.memberId))) {
    throw new ApiError(
      403,
      "second_factor_missing",
      "This site requires a second factor. Set one up in your account: a passkey, or codes from an app.",
    );
  }
  request.login = login;
}

const BECAUSE: Readonly<Record<EndReason, string>> = {
  password: "the password was changed",
  factor: "a passkey or the second factor was changed",
  reset: "the person who runs this site has reset the account",
  member: "it was ended from another login",
};

function refusalOf(ended: EndedLogin | null): ApiError {
  if (ended === null)
    return new ApiError(401, "login_required", "This call is for members. Log in first.");
  return new ApiError(
    401,
    "login_ended",
    `Your login here ended on ${longDay(ended.endedAt)} because ${BECAUSE[ended.reason]}. If you did not expect that, tell the person who invited you.`,
  );
}
