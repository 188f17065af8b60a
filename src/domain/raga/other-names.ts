import { MELAKARTA_NUMBERS, melakartaScale } from "./melakarta.ts";
import { THAAT_ROWS } from "./thaat.ts";

/**
 * Names by which other traditions know the svaras of a melakarta, beside the ten thaats: names, the
 * seven svaras as Carnatic music names them, and what the name stands for.
 *
 * @see ragajunglism.org/ragas, for the notes of the Hindustani ragas.
 */
export const OTHER_NAME_ROWS: readonly (readonly [names: string, svaras: string, what: string])[] =
  [
    ["Yaman, Iman", "S R2 G3 M2 P D2 N3", "a Hindustani raga of the thaat Kalyan"],
    ["Ahir Bhairav", "S R1 G3 M1 P D2 N2", "a Hindustani raga"],
    ["Basant Mukhari", "S R1 G3 M1 P D1 N2", "a Hindustani raga"],
    ["Nat Bhairav", "S R2 G3 M1 P D1 N3", "a Hindustani raga"],
    ["Kirwani", "S R2 G2 M1 P D1 N3", "a Hindustani raga"],
    ["Major scale, Ionian", "S R2 G3 M1 P D2 N3", "a Western scale"],
    ["Dorian", "S R2 G2 M1 P D2 N2", "a Western mode"],
    ["Phrygian", "S R1 G2 M1 P D1 N2", "a Western mode"],
    ["Lydian", "S R2 G3 M2 P D2 N3", "a Western mode"],
    ["Mixolydian", "S R2 G3 M1 P D2 N2", "a Western mode"],
    ["Minor scale, Natural minor, Aeolian", "S R2 G2 M1 P D1 N2", "a Western scale"],
    ["Harmonic minor", "S R2 G2 M1 P D1 N3", "a Western scale"],
    ["Melodic minor", "S R2 G2 M1 P D2 N3", "a Western scale, as it rises"],
    ["Double harmonic", "S R1 G3 M1 P D1 N3", "a Western scale"],
  ];

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
