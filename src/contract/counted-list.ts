import { z } from "zod";
import type { RefusalCode } from "./refusal-codes.data.ts";

/** How a list with too many entries is refused. */
interface TooMany {
  readonly message: string;
  /** The error code for programs; `invalid_request` by default. */
  readonly code?: RefusalCode;
}

/**
 * The same list, but counted before any entry is parsed: refusing 80,000 wrong entries one by one
 * would take most of a second.
 */
export function countedList<Entry extends z.ZodType>(
  list: z.ZodArray<Entry>,
  most: number,
  { message, ...params }: TooMany,
) {
  const counted = z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= most) return value;
    context.addIssue({ code: "custom", message, params });
    return z.NEVER;
    // Repeated here for JSON Schema, which ignores what runs before the parse.
  }, list.max(most));
  return counted as z.ZodType<z.output<Entry>[], z.input<Entry>[]>;
}
