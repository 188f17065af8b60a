import { SPECTRAL_COLOURS } from "#domain/colour/spectrum.ts";

const SHORTEST_NM = SPECTRAL_COLOURS[0]!.nm[0];
const LONGEST_NM = SPECTRAL_COLOURS.at(-1)!.nm[1];

/** The position of a wavelength between the violet and red ends of the visible spectrum, 0 to 1. */
export function visibleShare(nm: number): number {
  return (nm - SHORTEST_NM) / (LONGEST_NM - SHORTEST_NM);
}

/** The ends of the ruler of all waves, as powers of ten of a metre. */
export const FIRST_POWER = -14;
export const LAST_POWER = 3;

/**
 * The position of a wavelength on a ruler with a factor of ten at each step, 0 to 1; wavelengths
 * beyond an end are placed at it.
 *
 * @example
 * waveShare(1e-14); // 0
 */
export function waveShare(metres: number): number {
  const share = (Math.log10(metres) - FIRST_POWER) / (LAST_POWER - FIRST_POWER);
  return Math.min(Math.max(share, 0), 1);
}

/**
 * The multiples of a step between two ends, both included, in ascending order.
 *
 * @example
 * ticksBetween(380, 520, 50); // [400, 450, 500]
 */
export function ticksBetween(one: number, other: number, step: number): number[] {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
