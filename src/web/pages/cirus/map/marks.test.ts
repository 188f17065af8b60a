import fc from "fast-check";
import { expect, test } from "vitest";
import type { RowFigures } from "../lists/place.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { circlesPath, marksOf, quantileClasses, radiusOf } from "./marks.ts";

const BY_INDEX = { read: ({ figures }: RowFigures) => figures.risk_index ?? null };
const rows = Array.from({ length: 10 }, (_, at) => ({
  id: `d${at}`,
  district: `District ${at}`,
  state_ut: "Goa",
  risk_index: at === 9 ? null : at,
  lat: at === 8 ? null : 15,
  lon: 74,
}));

test("puts places with a position on the map, in classes by the index", () => {
  const { places } = readAnswer({ data: rows }, "capital");
  const { marks } = marksOf(places, BY_INDEX, (lon, lat) => [lon, lat]);
  expect(marks.map(({ id, level }) => `${id} ${level}`)).toEqual([
    "d0 0",
    "d1 1",
    "d2 1",
    "d3 2",
    "d4 2",
    "d5 3",
    "d6 3",
    "d7 4",
    "d9 null",
  ]);
  expect(marks[0]?.at).toEqual([74, 15]);
});

test("draws higher classes larger", () => {
  expect([0, 1, 2, 3, 4].map(radiusOf)).toEqual([6, 8, 10, 12, 14]);
  expect(circlesPath([[10, 20]], 5)).toBe("M5 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0z");
});

test("puts a fifth of the values in each class", () => {
  const { bounds, classOf } = quantileClasses([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(bounds).toEqual([3, 5, 7, 9]);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(classOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test("never puts a higher value in a lower class, or equals apart", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }), (values) => {
      const { classOf } = quantileClasses(values);
      const classes = values.toSorted((one, other) => one - other).map(classOf);
      expect(classes).toEqual(classes.toSorted((one, other) => one - other));
    }),
  );
});
