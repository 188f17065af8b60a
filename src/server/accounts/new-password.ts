import { ApiError } from "../http/api-error.ts";
import { refuseTooManyChecks } from "./login.ts";
import { hashPassword } from "./passwords.ts";
import { weaknessOf } from "./weak-passwords.ts";

/**
 * Hashes a new password.
 *
 * @throws {ApiError} 422 if the rule refuses it, 503 while too many passwords are checked.
 */
export async function hashOfNew(password: string, email: string): Promise<string> {
  const weakness = await weaknessOf(password, email);
  if (weakness !== null) {
    throw new ApiError(422, "weak_password", `This password ${weakness}. Choose another.`);
  }
  return hashPassword(password).catch(refuseTooManyChecks);
}
