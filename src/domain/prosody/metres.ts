import { weightsOf } from "./gana.ts";
import { EQUAL_ROWS, HALF_EQUAL_ROWS, UNEQUAL_ROWS } from "./metres.data.ts";

/** How the quarters of a metre relate, or what regulates them. */
export type MetreKind = "samavritta" | "ardhasamavritta" | "vishamavritta" | "anushtubh" | "jati";

/** A metre in which every syllable has a fixed weight, except the last of a quarter. */
export interface FixedMetre {
  /** IAST. */
  readonly name: string;
  readonly kind: "samavritta" | "ardhasamavritta" | "vishamavritta";
  /** The weights of the four quarters. */
  readonly quarters: readonly string[];
  /** Syllables between pauses in each quarter; empty where the sources name none. */
  readonly pauses: readonly number[];
  readonly sources: readonly string[];
}

const SOURCES = {
  A: "V. S. Apte, The Practical Sanskrit-English Dictionary (1890), appendix 1",
  V: "Kedārabhaṭṭa, Vṛttaratnākara",
};

function sourcesOf(letters: string): string[] {
  return [...letters].map((letter) => SOURCES[letter as keyof typeof SOURCES]);
}

/** All metres of fixed weights, from the shortest quarter to the longest of each kind. */
export const FIXED_METRES: readonly FixedMetre[] = [
  ...EQUAL_ROWS.map(([name, ganas, pauses, sources]) => ({
    name,
    kind: "samavritta" as const,
    quarters: Array<string>(4).fill(weightsOf(ganas)),
    pauses: pauses.split(" ").filter(Boolean).map(Number),
    sources: sourcesOf(sources),
  })),
  ...HALF_EQUAL_ROWS.map(([name, [odd, even], sources]) => ({
    name,
    kind: "ardhasamavritta" as const,
    quarters: [odd!, even!, odd!, even!].map(weightsOf),
    pauses: [],
    sources: sourcesOf(sources),
  })),
  ...UNEQUAL_ROWS.map(([name, quarters, sources]) => ({
    name,
    kind: "vishamavritta" as const,
    quarters: quarters.map(weightsOf),
    pauses: [],
    sources: sourcesOf(sources),
  })),
];
