import { expect, test } from "vitest";
import { arohanaHz } from "#domain/raga/arohana-hz.fixture.ts";
import { sungFrames } from "#domain/raga/sung-frames.fixture.ts";
import { answerTo } from "./answer.ts";

const rising = arohanaHz(15, 200, "just");
const scale = sungFrames([...rising, ...rising.toReversed()], 0.4);

test("a scale from a known Sa is named, with that Sa", () => {
  expect(answerTo(scale, 200)).toMatchObject({
    kind: "scale",
    saHz: 200,
    candidates: [{ number: 15, unheard: [], foreign: [] }, {}, {}],
  });
});

test("without Sa nothing is named", () => {
  expect(answerTo(scale, null)).toMatchObject({ kind: "not-enough", reason: "no-sa" });
});

test("silence is called silence, with Sa or without", () => {
  expect(answerTo(sungFrames([0], 3), null)).toMatchObject({
    kind: "not-enough",
    reason: "silence",
  });
  expect(answerTo([], 200)).toMatchObject({ kind: "not-enough", reason: "silence" });
});
