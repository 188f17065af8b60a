import fc from "fast-check";
import { expect, test } from "vitest";
import { fixed } from "../figures/figure-text.ts";
import { gapsToLowest } from "./metric-block.tsx";

test("the lowest says so; what is no number has no difference", () => {
  expect(gapsToLowest(["9.78", "no index", "9.49"])).toEqual(["+0.29", "–", "lowest"]);
  expect(gapsToLowest(["5.0", "5.0"])).toEqual(["lowest", "lowest"]);
});

test("a figure below one is the lowest, and nothing can be subtracted from it", () => {
  expect(gapsToLowest(["3", "<1", "2.9"])).toEqual(["–", "lowest", "–"]);
});

test("the difference is that of the figures as printed", () => {
  // As they are they differ by 6.165 and by 15.44.
  const printed = [170.129, 163.964].map((value) => fixed(value, 1));
  expect(gapsToLowest(printed)).toEqual(["+6.1", "lowest"]);
  expect(gapsToLowest(["164.0", "148.5"])).toEqual(["+15.5", "lowest"]);
});

test("whatever the figures are", () => {
  const value = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), (values) => {
      const printed = values.map((one) => fixed(one, 1));
      const numbers = printed.map((text) => Number(text.replaceAll(",", "")));
      gapsToLowest(printed).forEach((gap, at) => {
        const told = gap === "lowest" ? 0 : Number(gap);
        expect(told).toBeCloseTo(numbers[at]! - Math.min(...numbers), 9);
      });
    }),
  );
});
