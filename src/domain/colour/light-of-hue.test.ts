import { expect, test } from "vitest";
import { HUE_BY_STHANA } from "./letter-colours.data.ts";
import { lightOfHue } from "./light-of-hue.ts";
import { spectralColourAt } from "./spectrum.ts";

test("finds the light of a hue, as documented", () => {
  expect(lightOfHue(150)).toBe(536);
});

test.each([
  ["palatal", "yellow"],
  ["retroflex", "green"],
  ["dental", "blue"],
] as const)("the %s letters have the hue of %s light", (sthana, colour) => {
  expect(spectralColourAt(lightOfHue(HUE_BY_STHANA[sthana])!)?.name).toBe(colour);
});

test("every hue from red to violet has a light, and they run down in wavelength", () => {
  const lights = Array.from({ length: 270 }, (_, index) => lightOfHue(22 + index));
  expect(lights).not.toContain(null);
  expect(lights).toEqual(lights.toSorted((a, b) => b! - a!));
});

test.each([305, HUE_BY_STHANA.labial, 340, 0, 15])(
  "no light has the purple at %i degrees",
  (hue) => {
    expect(lightOfHue(hue)).toBeNull();
  },
);

test("a hue is the same once round the circle", () => {
  expect(lightOfHue(510)).toBe(lightOfHue(150));
});
