import { expect, test } from "vitest";
import { WHEEL_LETTERS } from "./wheel-letters.ts";

const ofRing = (ring: string) => WHEEL_LETTERS.filter((letter) => letter.ring === ring);
const directionOf = (latin: string) =>
  WHEEL_LETTERS.find((letter) => letter.latin === latin)?.direction;

test("holds the 33 consonants with their numbers, 14 vowels and two breaths", () => {
  expect(ofRing("varga").map(({ value }) => value)).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  expect(ofRing("avarga").map(({ value }) => value)).toEqual([30, 40, 50, 60, 70, 80, 90, 100]);
  expect(ofRing("vowel")).toHaveLength(14);
  expect(ofRing("breath").map(({ letter }) => letter)).toEqual(["अं", "अः"]);
});

test.each([
  ["g", 0],
  ["j", 72],
  ["ḍ", 144],
  ["d", 216],
  ["b", 288],
  ["h", 0],
  // Letters of two places: v is dental and labial; e and ai, guttural and palatal; o and au,
  // guttural and labial.
  ["v", 252],
  ["e", 27],
  ["ai", 45],
  ["o", 315],
  ["au", 333],
])("sets %s in its direction", (latin, direction) => {
  expect(directionOf(latin)).toBe(direction);
});

test.each(["vowel", "varga", "avarga"])(
  "no two letters of the %s ring lie on one another",
  (ring) => {
    const letters = ofRing(ring);
    for (const one of letters) {
      for (const other of letters) {
        if (one === other) continue;
        const apart = Math.abs(((one.direction - other.direction + 540) % 360) - 180);
        expect(apart, `${one.latin} ${other.latin}`).toBeGreaterThanOrEqual(one.span - 1e-9);
      }
    }
  },
);
