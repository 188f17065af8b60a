/**
 * Writes Devanagari, Kannada, Telugu, Arabic-Indic and full-width digits in ASCII; everything else
 * stays.
 *
 * @example
 * asciiDigits("१२.೫"); // "12.5"
 */
export const asciiDigits = (text: string): string =>
  text
    // The digits of the Indian scripts lie at 6 past a multiple of 16, the others at one.
    .replace(/[०-९೦-೯౦-౯]/g, (digit) => String((digit.charCodeAt(0) - 6) & 15))
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));
