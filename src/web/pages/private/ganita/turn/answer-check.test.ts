import { expect, test } from "vitest";
import { answerVerdict } from "./answer-check.ts";

test.each([
  ["95", "95", "right"],
  [" 95 ", "95", "right"],
  ["−2", "-2", "right"],
  ["0.5", "1/2", "right"],
  ["2/4", "1/2", "right"],
  ["1,00,000", "100000", "right"],
  ["9506.0000000000000000001", "9506", "wrong"],
  ["94", "95", "wrong"],
  ["6", "06", "places"],
  ["06", "06", "right"],
  ["0", "0", "right"],
  ["", "95", "empty"],
  ["ninety", "95", "unreadable"],
] as const)("%j for %s is %s", (entry, answer, verdict) => {
  expect(answerVerdict(entry, answer)).toBe(verdict);
});
