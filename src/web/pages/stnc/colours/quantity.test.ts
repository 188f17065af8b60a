import { expect, test } from "vitest";
import { ELECTROMAGNETIC_BANDS, SPECTRAL_COLOURS } from "#domain/colour/spectrum.ts";
import { quantity, rangeText } from "./quantity.ts";

test.each([
  [299_792_458, "Hz", "300 MHz"],
  [1e-11, "m", "10 pm"],
  [7.8e-7, "m", "780 nm"],
  [2.998e19, "Hz", "30 EHz"],
  [999.9, "Hz", "1 kHz"],
  [1, "m", "1 m"],
])("%d %s is %s", (value, unit, text) => {
  expect(quantity(value, unit)).toBe(text);
});

// CRC Handbook of Chemistry and Physics, section 10, and CIE 17.1.
test("writes the bands of all electromagnetic waves as the handbooks do", () => {
  const texts = ELECTROMAGNETIC_BANDS.map(({ metres, hz }) => [
    rangeText(metres, (edge) => quantity(edge, "m")),
    rangeText(hz, (edge) => quantity(edge, "Hz")),
  ]);
  expect(texts).toEqual([
    ["over 1 m", "under 300 MHz"],
    ["1 mm to 1 m", "300 MHz to 300 GHz"],
    ["780 nm to 1 mm", "300 GHz to 384 THz"],
    ["380 nm to 780 nm", "384 THz to 789 THz"],
    ["10 nm to 380 nm", "789 THz to 30 PHz"],
    ["10 pm to 10 nm", "30 PHz to 30 EHz"],
    ["under 10 pm", "over 30 EHz"],
  ]);
});

// Wikipedia, "Visible spectrum".
test("writes the colours as the tables do", () => {
  const green = SPECTRAL_COLOURS.find(({ name }) => name === "green")!;
  expect(rangeText(green.thz, (edge) => `${Math.round(edge)}`)).toBe("531 to 600");
});
