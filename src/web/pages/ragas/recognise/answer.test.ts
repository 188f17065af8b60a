import { expect, test } from "vitest";
import { arohanaHz } from "#domain/raga/arohana-hz.fixture.ts";
import { sungFrames } from "#domain/raga/sung-frames.fixture.ts";
import { answerTo, LiveHearing } from "./answer.ts";

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

const SA = 196.3;
const rising57 = arohanaHz(57, SA, "just");

function heard(saHz: number | null, frequencies: readonly number[]): LiveHearing {
  const hearing = new LiveHearing(saHz);
  for (const frame of sungFrames(frequencies, 0.4)) hearing.hear(frame);
  return hearing;
}

test("waits for Sa to be held, then hears the scale from it", () => {
  const hearing = heard(null, [SA, SA, SA, ...rising57, ...rising57.toReversed()]);
  expect(hearing.saHz).toBeCloseTo(SA, 6);
  expect(hearing.answer()).toMatchObject({ kind: "scale", candidates: [{ number: 57 }, {}, {}] });
});

test("hears the scale at once from a Sa that is known, and what there was of each place", () => {
  const { saHz, weights } = heard(SA, [SA, 1.5 * SA, 1.5 * SA]);
  expect(saHz).toBe(SA);
  expect(weights.map((weight) => weight > 0.5)).toEqual(
    Array.from({ length: 12 }, (_, place) => place === 0 || place === 7),
  );
});

test("has nothing to say before anything came", () => {
  expect(new LiveHearing(null).answer()).toBeNull();
});

test("names nothing when no Sa was held", () => {
  const hearing = heard(null, rising57);
  expect(hearing.saHz).toBeNull();
  expect(hearing.answer()?.kind).toBe("not-enough");
});

test("tells how long it has listened, anew once Sa is known", () => {
  expect(heard(null, rising57).seconds).toBeGreaterThan(3);
  expect(heard(null, [SA, SA, SA, SA]).seconds).toBeLessThan(1);
});
