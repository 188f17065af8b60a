import { groupedText } from "#domain/exact/digit-grouping.ts";

/** A number with its thousands grouped. */
export const grouped = (value: bigint) => groupedText(`${value}`, "western");
