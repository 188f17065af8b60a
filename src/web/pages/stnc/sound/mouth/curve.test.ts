import { expect, test } from "vitest";
import { between, curve, outline, points } from "./curve.ts";

test("a curve through points on a line is that line, as documented", () => {
  expect(curve(points("0,0 30,0 60,0"))).toBe("M0,0C5,0 20,0 30,0 40,0 55,0 60,0");
});

test("a curve meets every point, and passes it in the direction of its neighbours", () => {
  expect(curve(points("0,60 60,0 120,60"))).toBe("M0,60C10,50 40,0 60,0 80,0 110,50 120,60");
});

test("an outline joins its curves with straight lines and is closed", () => {
  expect(outline(points("0,0 30,0"), points("30,30"))).toBe("M0,0C5,0 25,0 30,0L30,30Z");
});

test("half-way between two shapes lies the mean of their points", () => {
  expect(between([[0, 10]], [[20, 30]], 0.5)).toEqual([[10, 20]]);
});
