import { describe, expect, test } from "vitest";
import type { MainSthana } from "#domain/sound/articulation.data.ts";
import { CONTACTS, type Gesture, mouthShapes } from "./posture.ts";

const PLACES: readonly MainSthana[] = ["guttural", "palatal", "retroflex", "dental", "labial"];

/** The points on a path: M and L give them directly, c and s relative to the last one. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, command, numbers] of path.matchAll(/([MLcs])([^MLcsZHV]*)/g)) {
    const [x, y] = (numbers!.match(/-?\d+/g) ?? []).slice(-2).map(Number) as [number, number];
    const [fromX, fromY] = /[ML]/.test(command!) ? [0, 0] : points.at(-1)!;
    points.push([fromX + x, fromY + y]);
  }
  return points;
}

function distanceToContact(place: MainSthana, gesture: Gesture): number {
  const [x, y] = CONTACTS[place];
  const { tongueLine } = mouthShapes(place, gesture);
  return Math.min(...pointsOf(tongueLine).map(([px, py]) => Math.hypot(px - x, py - y)));
}

describe.each(PLACES.filter((place) => place !== "labial"))(
  "the tongue at the %s place",
  (place) => {
    test("touches for a stop", () => {
      expect(distanceToContact(place, "touch")).toBeLessThan(12);
    });

    test("stays away for a vowel", () => {
      expect(distanceToContact(place, "vowel")).toBeGreaterThan(distanceToContact(place, "touch"));
    });
  },
);

test("the touch moves forward from the throat to the lips, as the varnamala does", () => {
  const fromTheBack = PLACES.map((place) => -CONTACTS[place][0]);
  expect(fromTheBack).toEqual([...fromTheBack].sort((one, other) => one - other));
});

test("the lips stand further forward for u than for any other letter", () => {
  const foremost = (place: MainSthana, gesture: Gesture) =>
    Math.min(
      ...pointsOf(mouthShapes(place, gesture).skin)
        .filter(([, y]) => y > 200)
        .map(([x]) => x),
    );
  for (const place of PLACES) {
    expect(foremost("labial", "vowel")).toBeLessThan(foremost(place, "touch"));
  }
});

test("the jaw hangs lowest for a", () => {
  const toothTop = (place: MainSthana, gesture: Gesture) =>
    Math.min(...pointsOf(mouthShapes(place, gesture).lowerTooth).map(([, y]) => y));
  for (const place of PLACES.slice(1)) {
    expect(toothTop("guttural", "vowel")).toBeGreaterThan(toothTop(place, "vowel"));
  }
});
