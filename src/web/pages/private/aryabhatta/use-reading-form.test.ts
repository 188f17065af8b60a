import { expect, test } from "vitest";
import { textToSend } from "./use-reading-form.ts";

test.each([
  ["word", "", "Please enter a word or sentence to process."],
  ["sentence", "", "Please enter a word or sentence to process."],
  ["word", " \t ", "Please enter a valid word."],
  ["sentence", " \t ", "Please enter a valid sentence."],
  ["word", "\u200b", "Please enter a valid word."],
  ["sentence", "\u200d \u2060", "Please enter a valid sentence."],
  ["word", "क".repeat(101), "Input exceeds 100 character limit."],
  ["sentence", " ".repeat(101), "Input exceeds 100 character limit."],
] as const)("as a %s %j is refused", (inputType, text, problem) => {
  expect(textToSend(text, inputType)).toEqual({ problem });
});

test.each([
  ["word", " ग ज ", "गज"],
  ["word", " ख्यु घृ\t", "ख्युघृ"],
  ["sentence", "  जल   घिनि ", "जल घिनि"],
  ["sentence", "जल \u200b घिनि", "जल घिनि"],
  ["word", "क्\u200dष", "क्\u200dष"],
  ["word", "𑀓".repeat(100), "𑀓".repeat(100)],
  ["word", "a\u0304".repeat(100), "a\u0304".repeat(100)],
] as const)("as a %s %j is sent as %j", (inputType, text, sent) => {
  expect(textToSend(text, inputType)).toEqual({ text: sent });
});
