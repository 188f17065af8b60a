import type { z } from "zod";

// Written as ranges: the regular expressions of some languages, such as Python's, have no \p, and
// their programs compile these from the OpenAPI document.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses.
const LINE = /^[^\x00-\x1f\x7f-\x9f]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, except tabs and new lines.
const LINES = /^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$/;

/** A line without control characters or half a surrogate pair, which no database stores. */
export const oneLine = (text: z.ZodString, refusal: string): z.ZodString =>
  storable(text, LINE, refusal);

/** Several such lines, with tabs. */
export const severalLines = (text: z.ZodString, refusal: string): z.ZodString =>
  storable(text, LINES, refusal);

const storable = (text: z.ZodString, pattern: RegExp, refusal: string) =>
  text.regex(pattern, refusal).refine((sent) => sent.isWellFormed(), refusal);
