import fc from "fast-check";
import { expect, test } from "vitest";
import { diagonal, finishedShape, litCells, SHOWN_CELLS, windowAt } from "./grid-window.ts";

test.each([
  [0, 13, 0, 1],
  [12, 13, 12, 13],
  [14, 13, 12, 11],
  [24, 13, 12, 1],
  [25, 13, 12, 0], // only a carry is left
])(
  "column %i of two %i-digit numbers starts at place %i and has %i products",
  (column, digits, highest, count) => {
    expect(diagonal(column, digits)).toEqual({ highest, count });
  },
);

test("the units lie at the bottom right", () => {
  const shown = windowAt(0, 0, 13);
  expect(shown).toEqual({ highestUpper: 11, highestLower: 11, size: 12 });
  expect(litCells(0, shown)).toEqual([{ x: 11, y: 11 }]);
});

const place = fc.integer({ min: 13, max: 1000 }).chain((digits) =>
  fc.integer({ min: 0, max: 2 * digits - 2 }).chain((column) =>
    fc.record({
      digits: fc.constant(digits),
      column: fc.constant(column),
      along: fc.integer({ min: 0, max: diagonal(column, digits).count - 1 }),
    }),
  ),
);

test("the window stays in the square, shows the product asked for, and lights its column alone", () => {
  fc.assert(
    fc.property(place, ({ digits, column, along }) => {
      const shown = windowAt(column, along, digits);
      for (const highest of [shown.highestUpper, shown.highestLower]) {
        expect(highest).toBeLessThan(digits);
        expect(highest).toBeGreaterThanOrEqual(shown.size - 1);
      }
      const lit = litCells(column, shown).map(({ x, y }) => [
        shown.highestUpper - x,
        shown.highestLower - y,
      ]);
      const asked = diagonal(column, digits).highest - along;
      expect(lit).toContainEqual([asked, column - asked]);
      expect(lit.length).toBeLessThanOrEqual(SHOWN_CELLS);
      for (const [upper, lower] of lit) expect(upper! + lower!).toBe(column);
    }),
  );
});

test("a column of carries lights nothing", () => {
  expect(litCells(25, windowAt(25, 0, 13))).toEqual([]);
});

test.each([
  [6, 13, "M46"], // seven of thirteen places of the last row
  [12, 13, "M0 100L100 0V100Z"], // half
  [24, 13, "M0 "],
  [25, 13, "M0 0L0 0H100V100H0Z"], // all
])("column %i of %i digits finishes %s", (column, digits, shape) => {
  expect(finishedShape(column, digits).startsWith(shape)).toBe(true);
});
