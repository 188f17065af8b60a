import { expect, test } from "vitest";
import {
  bars,
  digitText,
  type Notation,
  notationText,
  power,
  write,
} from "#domain/ganita/working/notation.ts";
import { cutDigits } from "./cut-digits.ts";

const LONG = "1234567890".repeat(5);

test.each<[Notation, string]>([
  [write`${digitText(LONG)} × 2`, "123456789…234567890 × 2"],
  [write`${digitText(`-${LONG}`)}`, "−123456789…234567890"],
  [write`${power(digitText(LONG), 2)} = 1`, "123456789…234567890² = 1"],
  [[{ kind: "recurring", before: "0.", period: LONG }], "0.(123456789…234567890)"],
  [[bars(Array<number>(50).fill(1))], `${"1 ".repeat(9)}… ${"1 ".repeat(9)}`.trim()],
  [
    [{ kind: "fraction", numerator: [digitText(LONG)], denominator: ["2"] }],
    "123456789…234567890/2",
  ],
  [[{ kind: "root", radicand: [digitText(LONG)] }], "√123456789…234567890"],
])("cuts the middle out of %j", (line, text) => {
  expect(notationText(cutDigits(line))).toBe(text);
});

test("leaves a line of short numbers as it is", () => {
  const line = write`${power(["x + 2"], 2)} = ${digitText("9".repeat(40))}, ${bars([1, -2])}`;
  expect(cutDigits(line)).toBe(line);
});
