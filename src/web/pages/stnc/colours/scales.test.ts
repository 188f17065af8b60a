import fc from "fast-check";
import { expect, test } from "vitest";
import { ELECTROMAGNETIC_BANDS, lightThz } from "#domain/colour/spectrum.ts";
import { FIRST_POWER, LAST_POWER, ticksBetween, visibleShare, waveShare } from "./scales.ts";

test("the visible scale runs from 380 to 750 nm in even steps", () => {
  expect([380, 565, 750].map(visibleShare)).toEqual([0, 0.5, 1]);
});

test("a frequency stands where its wavelength does", () => {
  expect(visibleShare(lightThz(600))).toBeCloseTo((499.65 - 380) / 370, 4);
});

test("on the ruler of all waves every tenfold step is equally wide", () => {
  fc.assert(
    fc.property(fc.double({ min: FIRST_POWER, max: LAST_POWER - 1, noNaN: true }), (power) => {
      const step = waveShare(10 ** (power + 1)) - waveShare(10 ** power);
      expect(step).toBeCloseTo(1 / (LAST_POWER - FIRST_POWER), 9);
    }),
  );
});

test("the ruler holds every band, open ends at its own", () => {
  const edges = ELECTROMAGNETIC_BANDS.flatMap(({ metres }) => metres.map(waveShare));
  expect(edges[1]).toBe(1);
  expect(edges.at(-2)).toBe(0);
  expect(waveShare(1e-14)).toBe(0);
  expect(edges.every((edge) => edge >= 0 && edge <= 1)).toBe(true);
});

test.each([
  [380, 520, 50, [400, 450, 500]],
  [790, 660, 50, [700, 750]],
  [400, 400, 50, [400]],
  [401, 449, 50, []],
])("the ticks from %d to %d by %d", (one, other, step, ticks) => {
  expect(ticksBetween(one, other, step)).toEqual(ticks);
});
