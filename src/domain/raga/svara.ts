import { type Rational, rational } from "../exact/rational.ts";
import { SVARA_ROWS } from "./tables/svara.data.ts";

/** One of the sixteen named positions of the seven svaras. */
export type Svara = keyof typeof SVARA_ROWS;

/** The facts about one svara. */
interface SvaraFacts {
  readonly svara: Svara;
  /** Above Sa, 0 to 11. Four pairs of names share a place: R2 is where G1 is. */
  readonly semitones: number;
  readonly name: string;
  readonly sanskrit: string;
  /** The syllable as sung, with its number. */
  readonly devanagari: string;
  /** The just ratio of its frequency to that of Sa. */
  readonly just: Rational;
}

/** The sixteen names from S to N3, grouped by svara. */
export const SVARAS: readonly SvaraFacts[] = (Object.keys(SVARA_ROWS) as Svara[]).map((svara) => {
  const [semitones, name, sanskrit, devanagari, just] = SVARA_ROWS[svara];
  return { svara, semitones, name, sanskrit, devanagari, just: rational(just[0], just[1]) };
});

const factsBySvara = new Map(SVARAS.map((facts) => [facts.svara, facts]));

/**
 * The facts of one svara.
 *
 * @example
 * svaraFacts("G3").name; // "Antara Gandhara"
 */
export function svaraFacts(svara: Svara): SvaraFacts {
  return factsBySvara.get(svara)!;
}

/**
 * Writes svaras in Devanagari, one space between them.
 *
 * @example
 * svarasInDevanagari(["S", "R1", "G3"]); // "स रि१ ग३"
 */
export function svarasInDevanagari(svaras: readonly Svara[]): string {
  return svaras.map((svara) => svaraFacts(svara).devanagari).join(" ");
}
