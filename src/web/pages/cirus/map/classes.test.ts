import fc from "fast-check";
import { expect, test } from "vitest";
import { quantileClasses } from "./classes.ts";

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
