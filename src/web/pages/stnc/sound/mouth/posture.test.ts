import { describe, expect, test } from "vitest";
import type { MainSthana } from "#domain/sound/articulation.data.ts";
import { blend, CONTACTS, type Gesture, mouthShapes, postureOf } from "./posture.ts";

const PLACES: readonly MainSthana[] = ["guttural", "palatal", "retroflex", "dental", "labial"];

/** The points that a path meets; handles are the first two of each three after a C. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/([MLC])([^MLCHVZ]*)/g)].flatMap(([, command, numbers]) => {
    const all = [...numbers!.matchAll(/(-?\d+),(-?\d+)/g)];
    return all
      .filter((_, index) => command !== "C" || index % 3 === 2)
      .map(([, x, y]): [number, number] => [Number(x), Number(y)]);
  });
}

function distanceToContact(place: MainSthana, gesture: Gesture): number {
  const [x, y] = CONTACTS[place];
  const { tongue } = mouthShapes(postureOf(place, gesture));
  return Math.min(...pointsOf(tongue).map(([px, py]) => Math.hypot(px - x, py - y)));
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
      ...pointsOf(mouthShapes(postureOf(place, gesture)).head)
        .filter(([, y]) => y > 200)
        .map(([x]) => x),
    );
  for (const place of PLACES) {
    expect(foremost("labial", "vowel")).toBeLessThan(foremost(place, "touch"));
  }
});

test("between two postures lies the mean of both", () => {
  const [k, a] = [postureOf("guttural", "touch"), postureOf("guttural", "vowel")];
  expect(blend(k, a, 0)).toEqual(k);
  expect(blend(k, a, 1)).toEqual(a);
  expect(blend(k, a, 0.5).jaw).toBe((k.jaw + a.jaw) / 2);
});

test("the jaw hangs lowest for a", () => {
  const toothTop = (place: MainSthana, gesture: Gesture) =>
    Math.min(...pointsOf(mouthShapes(postureOf(place, gesture)).lowerTooth).map(([, y]) => y));
  for (const place of PLACES.slice(1)) {
    expect(toothTop("guttural", "vowel")).toBeGreaterThan(toothTop(place, "vowel"));
  }
});
