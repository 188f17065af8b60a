import { z } from "zod";

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The JSON Schema of a number that JSON carries exactly. */
export const safeInteger = {
  type: "integer",
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
} as const;

/** The maximum number of digits of a whole number in a request. */
export const MAX_REQUEST_DIGITS = 20_000;
const MOST_DIGITS = MAX_REQUEST_DIGITS.toLocaleString("en");

const WHOLE_NUMBER = /^-?\d+$/;

/** Any number of JSON: one beyond the range of a double is read as infinity. */
export const jsonNumber = z.union([z.number(), z.literal([Infinity, -Infinity])]);

export const wholeNumberText = z
  .string()
  .regex(WHOLE_NUMBER)
  .meta({ id: "WholeNumberText", description: "The exact text of a whole number." });

export const wholeNumber = z.union([z.int(), wholeNumberText]).meta({
  id: "WholeNumber",
  description: "A JSON number up to 2^53 − 1 in size, decimal text beyond.",
});

/** A whole number as it is sent in an answer. */
export function wholeNumberOnWire(value: bigint): number | string {
  return value >= -MAX_SAFE && value <= MAX_SAFE ? Number(value) : value.toString();
}

/** A whole number in a request, in either form; parses to the exact bigint. */
export const wholeNumberInput = z
  .union([jsonNumber, z.string()])
  .transform((value, context) => {
    if (typeof value === "string") {
      const digits = value.replace("-", "").length;
      if (WHOLE_NUMBER.test(value) && digits <= MAX_REQUEST_DIGITS) return BigInt(value);
      context.addIssue({
        code: "custom",
        message: `Write a whole number as digits, at most ${MOST_DIGITS} of them.`,
      });
    } else if (Number.isSafeInteger(value)) {
      return BigInt(value);
    } else {
      context.addIssue({
        code: "custom",
        params: { code: "use_text" },
        message:
          "Send whole numbers beyond 9007199254740991 as text, in quotes; fractions are not accepted.",
      });
    }
    return z.NEVER;
  })
  .meta({
    id: "WholeNumberInput",
    description: `A whole number: a JSON number up to 2^53 − 1 in size, or decimal text of at most ${MOST_DIGITS} digits.`,
    anyOf: [safeInteger, { type: "string", pattern: WHOLE_NUMBER.source }],
  });
