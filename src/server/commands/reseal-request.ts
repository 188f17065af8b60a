import { keysFromText, MissingKeyError } from "../accounts/secret-keys.ts";
import { resealSecrets } from "../accounts/totp.ts";
import type { Database } from "../db/database.ts";
import { OperatorError } from "../operator-error.ts";
import type { OperatorRequest } from "./operator-request.ts";

/** Seals all secrets of authenticator apps with the first of these keys; returns how many. */
export async function reseal(
  database: Database,
  { keys }: OperatorRequest<"reseal">,
): Promise<number> {
  try {
    return await resealSecrets(database, keysFromText(keys) ?? []);
  } catch (error) {
    if (!(error instanceof MissingKeyError)) throw error;
    throw new OperatorError(
      "Some secrets were sealed with a key that is not here. Put it back, or set SECRET_KEY as the servers have it, and try again. No secret was changed.",
    );
  }
}
