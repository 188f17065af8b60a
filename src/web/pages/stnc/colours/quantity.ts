const PREFIXES: readonly (readonly [power: number, prefix: string])[] = [
  [18, "E"],
  [15, "P"],
  [12, "T"],
  [9, "G"],
  [6, "M"],
  [3, "k"],
  [0, ""],
  [-3, "m"],
  [-6, "µ"],
  [-9, "n"],
  [-12, "p"],
];

// The edges are conventions, so more digits would suggest a false precision.
const FIGURES = 3;

/**
 * Writes a quantity to three significant digits, with the prefix that keeps it between 1 and 999.
 *
 * @example
 * quantity(299_792_458, "Hz"); // "300 MHz"
 */
export function quantity(value: number, unit: string): string {
  const rounded = toFigures(value);
  const [power, prefix] = PREFIXES.find(([power]) => rounded >= 10 ** power) ?? PREFIXES.at(-1)!;
  return `${toFigures(rounded / 10 ** power)} ${prefix}${unit}`;
}

/** The number to three significant digits. */
export function toFigures(value: number): number {
  return Number(value.toPrecision(FIGURES));
}

/**
 * Writes a range from its lower edge to its upper one, with words for an open end.
 *
 * @example
 * rangeText([0, 1e-11], (metres) => quantity(metres, "m")); // "under 10 pm"
 */
export function rangeText(
  [lowest, highest]: readonly [number, number],
  write: (edge: number) => string,
): string {
  if (lowest === 0) return `under ${write(highest)}`;
  if (highest === Number.POSITIVE_INFINITY) return `over ${write(lowest)}`;
  return `${write(lowest)} to ${write(highest)}`;
}
