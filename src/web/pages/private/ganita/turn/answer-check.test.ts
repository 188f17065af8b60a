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
  ["bar 3", "-3", "right"],
  ["Bar3", "-3", "right"],
  ["3\u0304", "-3", "right"],
  ["bar 3", "3", "wrong"],
  ["2", "-2", "wrong"],
] as const)("%j for %s is %s", (entry, answer, verdict) => {
  expect(answerVerdict(entry, { value: answer, accepts: [] })).toBe(verdict);
});

test.each([
  ["2", "right"],
  ["-2", "right"],
  ["3", "wrong"],
] as const)("%j for −2, where the words say that something is missing, is %s", (entry, verdict) => {
  expect(answerVerdict(entry, { value: "-2", accepts: ["2"] })).toBe(verdict);
});
