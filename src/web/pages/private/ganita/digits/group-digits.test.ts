import { expect, test } from "vitest";
import {
  digitText,
  type Notation,
  notationText,
  over,
  power,
  write,
} from "#domain/ganita/working/notation.ts";
import { groupDigits } from "./group-digits.ts";

test.each<[Notation, string, string]>([
  [write`${1234567n} × ${-98765n}`, "1,234,567 × −98,765", "12,34,567 × −98,765"],
  [[power(12345n, 2)], "12,345²", "12,345²"],
  [[over(100000n, 3n)], "100,000/3", "1,00,000/3"],
  [[digitText("12345.678901")], "12,345.678901", "12,345.678901"],
])("groups %j", (line, western, lakh) => {
  expect(notationText(groupDigits(line, "western"))).toBe(western);
  expect(notationText(groupDigits(line, "lakh"))).toBe(lakh);
  expect(groupDigits(line, "none")).toBe(line);
});

test("leaves four digits, a part with leading zeros, and what nobody can count", () => {
  const line = write`${1225n} | ${digitText("00819")} | ${digitText("9".repeat(41))}`;
  expect(groupDigits(line, "western")).toBe(line);
});
