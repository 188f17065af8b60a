import type { SecondFactor } from "#contract/error.ts";
import type { Database } from "../db/database.ts";
import { ApiError, type SecondStep } from "../http/api-error.ts";
import { issueTicket } from "./challenges.ts";
import { readFactors } from "./factors.ts";
import type { LoginOrigin } from "./login-limits.ts";

/** Issues the ticket for the second step of a login. Call it in a transaction that has locked the member. */
export async function issueSecondStep(
  transaction: Database,
  memberId: string,
  origin: LoginOrigin,
): Promise<SecondStep> {
  const { totpSince, passkeys, recoveryCodes } = await readFactors(transaction, memberId);
  return {
    ticket: await issueTicket(transaction, memberId, origin),
    factors: [
      ...(totpSince ? (["totp"] as const) : []),
      ...(passkeys.length > 0 ? (["passkey"] as const) : []),
      ...(recoveryCodes && recoveryCodes.left > 0 ? (["recovery_code"] as const) : []),
    ],
  };
}

/** The refusal when the right password is not enough. */
export function secondStepRefusal(secondStep: SecondStep, status: number): ApiError {
  const named = choice.format(secondStep.factors.map((factor) => NAMES[factor]));
  const sentence = `The password is right. Now give ${named}.`;
  return new ApiError(status, "second_factor_required", sentence, { secondStep });
}

const NAMES: Readonly<Record<SecondFactor, string>> = {
  totp: "the code that your app shows",
  passkey: "your passkey",
  recovery_code: "a recovery code",
};

const choice = new Intl.ListFormat("en", { type: "disjunction" });
