import { expect, test } from "vitest";
import { ApiFailure, NetworkFailure } from "./client.ts";
import { failureSentence } from "./failure-sentence.ts";
import { PasskeyFailure } from "./passkeys.ts";

test.each([
  [new ApiFailure(422, { detail: "No room." }), "No room."],
  [new PasskeyFailure("No passkey was used."), "No passkey was used."],
  [new ApiFailure(500, null), "No answer."],
  [new NetworkFailure("POST /saved/keep"), "No answer."],
  [
    new TypeError("Failed to fetch dynamically imported module"),
    "What this needs could not be loaded. Try again; if that does not help, reload the page.",
  ],
])("%s is told as it is", (failure, sentence) => {
  expect(failureSentence(failure, "No answer.")).toBe(sentence);
});
