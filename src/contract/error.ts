import { z } from "zod";
import { REFUSAL_CODES } from "./refusal-codes.data.ts";

/** The factors that may follow a password. */
const SECOND_FACTORS = ["totp", "passkey", "recovery_code"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** The only error body. `detail` and `error` carry the same sentence; programs branch on `code`. */
export const apiErrorBody = z
  .object({
    detail: z.string().describe("A sentence for people: what is wrong and what to do."),
    error: z.string().describe("The same sentence."),
    code: z
      .string()
      .regex(/^[a-z_]+$/)
      .describe(
        `For programs; stable, and more may be added.\n\n${Object.entries(REFUSAL_CODES)
          .map(([code, sentence]) => `- \`${code}\`: ${sentence}`)
          .join("\n")}`,
      ),
    suggest: z
      .array(z.string())
      .optional()
      .describe("Paths of calculators that take what this one refuses."),
    entry: z
      .string()
      .optional()
      .describe("The number that is refused, as text, if it is one alone and not long."),
    ticket: z
      .string()
      .optional()
      .describe("With second_factor_required: to be sent to /auth/second-factor."),
    factors: z
      .array(z.enum(SECOND_FACTORS))
      .optional()
      .describe("With second_factor_required: what may be sent with the ticket."),
  })
  .meta({ id: "Refusal", description: "The body of every answer from 400 on." });
export type ApiErrorBody = z.infer<typeof apiErrorBody>;
