import { expect, test } from "vitest";
import { between, curve, outline } from "./curve.ts";

test("a curve through points on a line is that line, as documented", () => {
  expect(
    curve([
      [0, 0],
      [30, 0],
      [60, 0],
    ]),
  ).toBe("M0 0c5 0 20 0 30 0s25 0 30 0");
});

test("a curve meets every point", () => {
  const path = curve([
    [0, 60],
    [60, 0],
    [120, 60],
  ]);
  // Relative to the start of the curve: 60 right and 60 up, then 60 right and 60 down.
  expect(path.match(/-?\d+[ -]\d+(?=s|$)/g)).toEqual(["60-60", "60 60"]);
});

test("an outline joins its curves with straight lines and is closed", () => {
  expect(
    outline(
      [
        [0, 0],
        [30, 0],
      ],
      [[30, 30]],
    ),
  ).toBe("M0 0c5 0 25 0 30 0L30 30Z");
});

test("half-way between two shapes lies the mean of their points", () => {
  expect(between([[0, 10]], [[20, 30]], 0.5)).toEqual([[10, 20]]);
});
