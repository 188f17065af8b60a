/**
 * Writes the Devanagari, Kannada and Telugu digits of a text in ASCII; everything else stays.
 *
 * @example
 * asciiDigits("१२.೫"); // "12.5"
 */
export const asciiDigits = (text: string): string =>
  // The digits of these scripts lie at 6 past a multiple of 16.
  text.replace(/[०-९೦-೯౦-౯]/g, (digit) => String((digit.charCodeAt(0) - 6) & 15));
