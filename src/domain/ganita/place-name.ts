import { superscript } from "./notation.ts";

const NAMES_FROM_UNITS = ["units", "tens", "hundreds", "thousands", "ten thousands"];
const NAMES_AFTER_POINT = ["tenths", "hundredths", "thousandths"];

/**
 * Names a place of decimal notation by its power of ten.
 *
 * @example
 * placeName(2); // "hundreds"
 * placeName(12); // "10¹² place"
 */
export function placeName(exponent: number): string {
  const name = exponent < 0 ? NAMES_AFTER_POINT[-exponent - 1] : NAMES_FROM_UNITS[exponent];
  return name ?? `10${superscript(exponent)} place`;
}

/** The name with a capital, to begin a line. */
export function columnTitle(exponent: number): string {
  const name = placeName(exponent);
  return `${name[0]!.toUpperCase()}${name.slice(1)}`;
}
