/**
 * Writes a whole number in Devanagari digits.
 *
 * @example
 * devanagariNumeral(404); // "४०४"
 */
export function devanagariNumeral(number: number): string {
  return String(number).replace(/\d/g, (digit) => "०१२३४५६७८९".charAt(Number(digit)));
}
