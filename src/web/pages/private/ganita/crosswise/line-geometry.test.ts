import { expect, test } from "vitest";
import { dotsPath, linesPath, pitchOf, placeX } from "./line-geometry.ts";

test.each([1, 2, 5, 12])("%i digits stand evenly between the edges, units rightmost", (digits) => {
  const places = Array.from({ length: digits }, (_, place) => placeX(place, digits));
  const pitch = pitchOf(digits);
  expect(places.at(-1)).toBe(pitch / 2);
  expect(places[0]).toBe((digits - 0.5) * pitch);
  expect(dotsPath(digits).match(/M/g)).toHaveLength(2 * digits);
});

test("the tens of two digits cross", () => {
  expect(
    linesPath(
      [
        [1, 0],
        [0, 1],
      ],
      2,
    ),
  ).toBe("M47 56L141 162M141 56L47 162");
});

test("twelve digits are legible on a phone of 320 px", () => {
  expect((320 - 32) / (12 * pitchOf(12))).toBeGreaterThan(0.5);
});
