import { z } from "zod";
import { MAX_DIGITS } from "#domain/ganita/read-number.ts";
import { countedList } from "./counted-list.ts";
import { fieldName } from "./field-name.ts";
import { jsonNumber, safeInteger } from "./whole-number.ts";

/** A number of a calculation, as text or as a whole JSON number; parses to text. */
export const numeral = z
  .union([z.string(), jsonNumber], {
    error: ({ path }) => `Send ${fieldName(path)} as text such as "12.5", or as a whole number.`,
  })
  .transform((value, context) => {
    if (typeof value === "string") return value;
    if (Number.isSafeInteger(value)) return `${value}`;
    context.addIssue({
      code: "custom",
      params: { code: "use_text" },
      message:
        "Send fractions and whole numbers beyond 9007199254740991 as text, in quotes: a JSON number loses their digits.",
    });
    return z.NEVER;
  })
  .meta({
    id: "Numeral",
    description: `A number as text, with a sign, a point or a fraction where the call takes one, at most ${MAX_DIGITS.toLocaleString("en")} digits; or a whole JSON number.`,
    anyOf: [{ type: "string" }, safeInteger],
  });

/** A list with at most this many entries; `what` names them in the plural. */
export const list = <S extends z.ZodType>(entry: S, most: number, what: string) =>
  countedList(z.array(entry, { error: ({ path }) => `Send ${fieldName(path)} as a list.` }), most, {
    code: "too_long",
    message: `Use at most ${most.toLocaleString("en")} ${what}.`,
  });

/** A list with exactly the entries given here, each with its own schema. */
export const tuple = <const S extends readonly [z.ZodType, ...z.ZodType[]]>(entries: S) =>
  z.tuple(entries, {
    error: ({ path }) => `Send ${fieldName(path)} as a list of ${entries.length}.`,
  });

/** The message for a value that is not offered; a union refuses it with the code `bad_mode`. */
export const choice = (name: string, known: readonly (string | number)[]) => ({
  error: `${name} is one of ${known.join(", ")}.`,
});

/** One of some numbers; any other value is refused with the code `bad_mode`. */
export function oneOf(name: string, known: readonly (string | number)[]) {
  const offered = choice(name, known);
  // Not z.number(), which refuses infinity: any number of JSON beyond the range of a double.
  return z
    .any()
    .refine((value) => typeof value === "number", { ...offered, abort: true })
    .transform((value, context) => {
      if (known.includes(value)) return value;
      context.addIssue({ code: "custom", params: { code: "bad_mode" }, message: offered.error });
      return z.NEVER;
    })
    .meta({ type: "number", enum: [...known] });
}
