import { expect, test } from "vitest";
import { asciiDigits } from "./ascii-digits.ts";

test.each([
  ["०१२३४५६७८९", "0123456789"],
  ["೦೧೨೩೪೫೬೭೮೯", "0123456789"],
  ["౦౧౨౩౪౫౬౭౮౯", "0123456789"],
  ["-१२.೫/౭ ९", "-12.5/7 9"],
  ["42 কে ২", "42 কে ২"],
])("%s is %s", (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii);
});
