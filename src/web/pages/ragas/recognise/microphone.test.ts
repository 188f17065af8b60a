import { expect, test } from "vitest";
import { microphoneProblem } from "./microphone.ts";

test.each([
  ["NotAllowedError", /not allowed on this page/],
  ["SecurityError", /not allowed on this page/],
  ["NotFoundError", /No microphone was found/],
  ["NotReadableError", /another program may be using it/],
  ["AbortError", /another program may be using it/],
  ["OverconstrainedError", /gives no microphone/],
])("%s is put in words, with the way out", (name, sentence) => {
  const problem = microphoneProblem(new DOMException("", name), true);
  expect(problem).toMatch(sentence);
  expect(problem).toMatch(/choose an audio file/);
});

test("a page without https has no microphone at all, whatever was thrown", () => {
  expect(microphoneProblem(new TypeError("undefined"), false)).toMatch(/opened with https/);
  expect(microphoneProblem(new TypeError("undefined"), true)).toMatch(/gives no microphone/);
});
