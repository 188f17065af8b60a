import { z } from "zod";

/** How a list with too many entries is refused. */
interface TooMany {
  readonly message: string;
  /** For programs; `invalid_request` unless said otherwise. */
  readonly code?: string;
}

/**
 * The same list, counted before any entry is parsed: 80,000 wrong entries would otherwise cost most of
 * a second to refuse one by one.
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
    // Still said here for JSON Schema, which passes over what happens before.
  }, list.max(most));
  return counted as z.ZodType<z.output<Entry>[], z.input<Entry>[]>;
}
