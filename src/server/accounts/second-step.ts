import type { SecondFactor } from "#contract/error.ts";
import type { Database } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import type { RightPassword } from "./check-password.ts";
import { readFactors } from "./factors.ts";
import { afterProof } from "./login-attempt.ts";
import { finishFirstStep } from "./login-attempts.ts";
import type { LoginOrigin } from "./login-limits.ts";

/**
 * The refusal when the right password is not enough: it contains the ticket for the second step.
 * Null if the account has changed since the password was checked.
 */
export async function secondStepOf(
  database: Database,
  origin: LoginOrigin,
  right: RightPassword,
  status: 401 | 403,
): Promise<ApiError | null> {
  const { member } = right;
  const secondStep = await afterProof(database, origin, right, async () => {
    // Read first: once the ticket is issued, the attempt can no longer be taken back.
    const factors = await usableFactors(database, member.id);
    const ticket = await finishFirstStep(database, origin, member);
    return ticket === null ? null : { ticket, factors };
  });
  if (secondStep === null) return null;
  const sentence = sentenceFor(secondStep.factors);
  return new ApiError(status, "second_factor_required", sentence, { secondStep });
}

async function usableFactors(database: Database, memberId: string): Promise<SecondFactor[]> {
  const { totpSince, passkeys, recoveryCodes } = await readFactors(database, memberId);
  return [
    ...(totpSince ? (["totp"] as const) : []),
    ...(passkeys.length > 0 ? (["passkey"] as const) : []),
    ...(recoveryCodes && recoveryCodes.left > 0 ? (["recovery_code"] as const) : []),
  ];
}

const NAMES: Readonly<Record<SecondFactor, string>> = {
  totp: "the code that your app shows",
  passkey: "your passkey",
  recovery_code: "a recovery code",
};

const choice = new Intl.ListFormat("en", { type: "disjunction" });
const sentenceFor = (factors: readonly SecondFactor[]) =>
  `The password is right. Now give ${choice.format(factors.map((one) => NAMES[one]))}.`;
