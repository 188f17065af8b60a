import { expect, test } from "vitest";
import { wholeNumberEntry } from "./whole-number-entry.ts";

test.each([
  ["4320000", "4320000"],
  ["43,20,000", "4320000"],
  ["४३,२०,०००", "4320000"],
  [" 59 ", "59"],
  ["-1", "-1"],
])("%j is %s", (text, digits) => {
  expect(wholeNumberEntry(text)).toEqual({ digits });
});

test.each(["", "twelve", "1e6", "1.5 lakh"])("%j is refused with what is asked for", (text) => {
  expect(wholeNumberEntry(text)).toEqual({
    problem: "Write a whole number in digits, such as 4320000, without letters or an exponent.",
  });
});

test.each(["12.5", "22/7", "1/0"])("%j is refused as a fraction", (text) => {
  expect(wholeNumberEntry(text)).toEqual({
    problem: "Write a whole number, such as 4320000: the letters have no fractions.",
  });
});

test("more digits than are read are told", () => {
  expect(wholeNumberEntry("1".repeat(20_001))).toEqual({
    problem: "Write a number in at most 20,000 characters.",
  });
});
