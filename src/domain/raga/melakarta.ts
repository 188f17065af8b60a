import { DomainError } from "../domain-error.ts";
import { type Svara, svaraFacts } from "./svara.ts";

/** The 72 parent scales are numbered 1 to 72. */
export const MELAKARTA_COUNT = 72;

/** Twelve chakras have six melakartas each. */
export const CHAKRA_COUNT = 12;
export const MELAKARTAS_PER_CHAKRA = MELAKARTA_COUNT / CHAKRA_COUNT;

/** The numbers of all melakartas, in order. */
export const MELAKARTA_NUMBERS: readonly number[] = Array.from(
  { length: MELAKARTA_COUNT },
  (_, index) => index + 1,
);

/** What follows from the number of a melakarta alone. */
export interface MelakartaScale {
  /** 1 to 72. */
  readonly number: number;
  /** 1 to 12: six scales share a chakra. */
  readonly chakra: number;
  /** 1 to 6, inside the chakra. */
  readonly place: number;
  readonly madhyama: "M1" | "M2";
  /** The seven from S to N, rising. */
  readonly svaras: readonly Svara[];
  /** The seven and the upper S. */
  readonly arohana: readonly Svara[];
  /** The same from the upper S down. */
  readonly avarohana: readonly Svara[];
  /** Whether it has a clashing svara: R3, G1, D3 or N1. */
  readonly vivadi: boolean;
}

// A chakra fixes ri and ga; the place inside the chakra fixes dha and ni.
const LOWER_PAIRS = [
  ["R1", "G1"],
  ["R1", "G2"],
  ["R1", "G3"],
  ["R2", "G2"],
  ["R2", "G3"],
  ["R3", "G3"],
] as const satisfies readonly Svara[][];
const UPPER_PAIRS = [
  ["D1", "N1"],
  ["D1", "N2"],
  ["D1", "N3"],
  ["D2", "N2"],
  ["D2", "N3"],
  ["D3", "N3"],
] as const satisfies readonly Svara[][];

/** The svaras that clash with a neighbour. */
export const VIVADI_SVARAS: ReadonlySet<Svara> = new Set(["R3", "G1", "D3", "N1"]);

/**
 * Derives a melakarta from its number alone.
 *
 * Scales 1-36 take the natural fourth (M1), 37-72 the raised one (M2); the rest follows from the
 * position inside that half.
 *
 * @throws {DomainError} `number_out_of_range` unless `number` is a whole number from 1 to 72.
 * @see Venkatamakhin, Chaturdandi Prakashika (c. 1650), for the scheme of 72.
 *
 * @example
 * melakartaScale(15).svaras; // ["S", "R1", "G3", "M1", "P", "D1", "N3"]
 */
export function melakartaScale(number: number): MelakartaScale {
  if (!Number.isInteger(number) || number < 1 || number > MELAKARTA_COUNT) {
    throw new DomainError<"number_out_of_range">(
      "number_out_of_range",
      `A melakarta number is a whole number from 1 to ${MELAKARTA_COUNT}.`,
    );
  }

  const chakra = Math.ceil(number / MELAKARTAS_PER_CHAKRA);
  const place = ((number - 1) % MELAKARTAS_PER_CHAKRA) + 1;
  const madhyama = chakra <= CHAKRA_COUNT / 2 ? "M1" : "M2";
  const lower = LOWER_PAIRS[(chakra - 1) % LOWER_PAIRS.length]!;
  const upper = UPPER_PAIRS[place - 1]!;
  const svaras: readonly Svara[] = ["S", ...lower, madhyama, "P", ...upper];
  const arohana: readonly Svara[] = [...svaras, "S"];
  return {
    number,
    chakra,
    place,
    madhyama,
    svaras,
    arohana,
    avarohana: arohana.toReversed(),
    vivadi: svaras.some((svara) => VIVADI_SVARAS.has(svara)),
  };
}

/** The scale that differs only in its madhyama; 1 and 37 are such a pair. */
export function madhyamaPair(number: number): number {
  return ((number + MELAKARTA_COUNT / 2 - 1) % MELAKARTA_COUNT) + 1;
}

const numberBySemitones = new Map(
  MELAKARTA_NUMBERS.map((number) => [keyOf(semitonesOf(number)), number]),
);

/**
 * The semitones of a melakarta above Sa, ascending from 0.
 *
 * @throws {DomainError} `number_out_of_range`
 */
export function semitonesOf(number: number): readonly number[] {
  return melakartaScale(number).svaras.map((svara) => svaraFacts(svara).semitones);
}

/**
 * Finds the melakarta that has exactly these semitones, in any order; null if there is none.
 *
 * @example
 * melakartaOfSemitones([0, 2, 4, 5, 7, 9, 11]); // 29, the Western major scale
 */
export function melakartaOfSemitones(semitones: readonly number[]): number | null {
  return numberBySemitones.get(keyOf(semitones)) ?? null;
}

function keyOf(semitones: readonly number[]): string {
  return semitones.toSorted((one, other) => one - other).join(" ");
}
