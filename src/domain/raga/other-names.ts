import { MELAKARTA_NUMBERS, melakartaScale } from "./melakarta.ts";
import { OTHER_NAME_ROWS } from "./names/other-names.data.ts";
import { THAAT_ROWS } from "./tables/thaat.data.ts";

/** A name by which another tradition knows the svaras of a melakarta. */
export interface OtherName {
  readonly names: readonly string[];
  /** The number of the melakarta. */
  readonly number: number;
  /** What the name stands for, as in "a Hindustani thaat". */
  readonly what: string;
}

const numberBySvaras = new Map(
  MELAKARTA_NUMBERS.map((number) => [melakartaScale(number).svaras.join(" "), number]),
);

/** The ten thaats, and names of other traditions for the svaras of a melakarta. */
export const OTHER_NAMES: readonly OtherName[] = [
  ...THAAT_ROWS.map(
    ([name, svaras]) => [name, svaras, "one of the ten Hindustani thaats"] as const,
  ),
  ...OTHER_NAME_ROWS,
].map(([names, svaras, what]) => ({
  names: names.split(", "),
  number: numberBySvaras.get(svaras)!,
  what,
}));
