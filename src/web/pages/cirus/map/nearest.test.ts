import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "./india-projection.ts";
import { nearestTo, neighbour } from "./nearest.ts";

const mark = (id: string, x: number, y: number) => ({ id, at: [x, y] as Point });
const centre = mark("centre", 0, 0);
const right = mark("right", 10, 2);
const farRight = mark("far right", 30, 0);
const above = mark("above", 1, -10);
const twin = mark("twin", 10, 2);
const marks = [centre, right, farRight, above, twin];

test("finds what lies within reach, the nearest first", () => {
  expect(nearestTo(marks, [9, 2], 12).map(({ id }) => id)).toEqual(["right", "twin", "centre"]);
  expect(nearestTo(marks, [0, 90], 12)).toEqual([]);
});

test("walks to the neighbour in the direction of the arrow", () => {
  expect(neighbour(marks, centre, "ArrowRight")).toBe(right);
  expect(neighbour(marks, centre, "ArrowUp")).toBe(above);
  expect(neighbour(marks, above, "ArrowDown")).toBe(centre);
  expect(neighbour(marks, centre, "ArrowLeft")).toBeUndefined();
});

test("walks through those that share a point", () => {
  expect(neighbour(marks, right, "ArrowRight")).toBe(twin);
  expect(neighbour(marks, twin, "ArrowRight")).toBe(farRight);
  expect(neighbour(marks, twin, "ArrowLeft")).toBe(right);
});

test("leads on wherever something lies that way, and never back to where one is", () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 20 }), (points) => {
      const all = points.map(([x, y], at) => mark(String(at), x, y));
      const [from] = all;
      const steps = (["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] as const).map((arrow) =>
        neighbour(all, from!, arrow),
      );
      expect(steps.some((step) => step !== undefined)).toBe(true);
      expect(steps).not.toContain(from);
    }),
  );
});
