import { TONE_BY_PRAYATNA } from "#domain/colour/letter-colours.data.ts";
import { oklchToRgb, rgbToHex } from "#domain/colour/oklch.ts";

/** The width and height of a continuum's drawing. */
export const STRIP = { width: 280, height: 72 } as const;

// Each swing is shorter than the one before by this factor, so that infinitely many fit in the
// strip.
const FIRST_SWING = 30;
const SHORTER = 1 - FIRST_SWING / (STRIP.width + 6);
const FINEST = 1.2;

// The number n lies at n / (n + WHERE_HALF) of the width, so this number lies half-way.
const WHERE_HALF = 8;
const LAST_TICK = 100;

/** The lightness and chroma of a voiced, aspirated letter: screens can show every hue of it. */
export const HUES = TONE_BY_PRAYATNA["voiced aspirated stop"];

/** The points where the wave crosses its middle line: swings of ever higher pitch. */
export function crossings(): number[] {
  const found = [0];
  for (let swing = FIRST_SWING; swing > FINEST; swing *= SHORTER) {
    found.push(found.at(-1)! + swing);
  }
  return found;
}

/** The position of a number on a line that contains all of them; infinity is its right end. */
export function numberAt(n: number): number {
  return (STRIP.width * n) / (n + WHERE_HALF);
}

/** The path of the wave; SVG's T mirrors each swing for the next. */
export function wavePath(): string {
  const middle = STRIP.height / 2;
  const [, first, ...others] = crossings();
  const swings = others.map((x) => `T${round(x)} ${middle}`).join("");
  return `M0 ${middle}Q${round(first! / 2)} ${-middle} ${round(first!)} ${middle}${swings}`;
}

/**
 * The path of the numbers' ticks from 0 on, every fifth taller, until they are too dense to tell
 * apart.
 */
export function tickPath(): string {
  const ticks = Array.from({ length: LAST_TICK + 1 }, (_, n) => {
    const height = n % 5 === 0 ? STRIP.height : STRIP.height / 2;
    return `M${round(numberAt(n))} ${STRIP.height}v${-height}`;
  });
  return `${ticks.join("")}H${STRIP.width}v${STRIP.height}H${round(numberAt(LAST_TICK))}`;
}

/** The colour at a fraction of the hue circle, from red through green and blue. */
export function hueHex(share: number): string {
  return rgbToHex(oklchToRgb({ ...HUES, h: 360 * share }));
}

const round = (coordinate: number) => Math.round(coordinate * 10) / 10;

/** Where threads start or end: a height, and a horizontal position for each. */
interface Beam {
  readonly y: number;
  readonly xs: readonly number[];
}

/** The path of a thread that is vertical at both ends. */
export function threadPath(fromX: number, fromY: number, toX: number, toY: number): string {
  const bend = Math.round((fromY + toY) / 2);
  const [start, end] = [Math.round(fromX), Math.round(toX)];
  return `M${start} ${fromY}C${start} ${bend} ${end} ${bend} ${end} ${toY}`;
}

/** The paths from each place of one beam to the same place of the other. */
export function threadPaths(from: Beam, to: Beam): string[] {
  return from.xs.map((x, index) => threadPath(x, from.y, to.xs[index]!, to.y));
}

/**
 * Positions along the width of the cloth for one of several sets of threads that alternate.
 *
 * @example
 * turns(0, 12, { sets: 3, set: 1, threads: 2 }); // [3, 9]
 */
export function turns(
  start: number,
  width: number,
  { sets, set, threads }: { readonly sets: number; readonly set: number; readonly threads: number },
): number[] {
  const step = width / (sets * threads);
  return Array.from({ length: threads }, (_, index) => start + step * (index * sets + set + 0.5));
}
