import { expect, test } from "vitest";
import { articulationOf } from "#domain/sound/articulation.ts";
import { speak } from "#domain/sound/voice.ts";
import { PLACES } from "../places.ts";
import { letterPosture, phasePostures, walkPosture } from "./letter-posture.ts";
import { postureOf } from "./posture.ts";

const posture = (latin: string) => letterPosture(articulationOf(latin)!);

test("gha is a touch at the velum, and then the opening of short a", () => {
  const [touch, breath, open] = phasePostures(speak("gha")!.phases);
  expect(touch).toEqual(postureOf("guttural", "touch"));
  expect(breath).toEqual(posture("a"));
  expect(open).toEqual(posture("a"));
});

test("short a is closed up, ā open", () => {
  expect(posture("a").jaw).toBeLessThan(posture("ā").jaw);
});

test("ai goes from a to i", () => {
  const [first, second] = phasePostures(speak("ai")!.phases);
  expect(first).toEqual(posture("a"));
  expect(second).toEqual(posture("i"));
});

test("a semivowel stays off the touch that a stop makes", () => {
  expect(posture("y").tongue).not.toEqual(posture("c").tongue);
  expect(posture("l").tongue).toEqual(posture("t").tongue);
});

test("the slide passes through the five touches", () => {
  for (const [walk, place] of PLACES.entries()) {
    expect(walkPosture(PLACES, walk)).toEqual(postureOf(place, "touch"));
  }
  expect(walkPosture(PLACES, 3.5).lips[0]).toBe(0.5);
});
