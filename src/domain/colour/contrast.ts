import { luminance, oklchToRgb, type Rgb, rgbToLinearRgb } from "./oklch.ts";

/** The two text colours used on a swatch, dark and light. */
export const SWATCH_INKS = {
  ink: oklchToRgb({ l: 0.13, c: 0.012, h: 58 }),
  ivory: oklchToRgb({ l: 0.995, c: 0.005, h: 90 }),
} as const satisfies Record<string, Rgb>;

export type SwatchInk = keyof typeof SWATCH_INKS;

/**
 * Measures the contrast of two colours, from 1 to 21; their order does not matter.
 *
 * @see WCAG 2.2, contrast ratio; text needs 4.5.
 */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const lights = [one, other].map((colour) => luminance(rgbToLinearRgb(colour)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Chooses the ink that reads better on a swatch. */
export function inkOn(swatch: Rgb): SwatchInk {
  const { ink, ivory } = SWATCH_INKS;
  return contrastRatio(swatch, ink) >= contrastRatio(swatch, ivory) ? "ink" : "ivory";
}
