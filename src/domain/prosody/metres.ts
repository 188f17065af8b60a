import { weightsOf } from "./gana.ts";
import { LISTED_ROWS } from "./naming/listed-metres.data.ts";
import { EQUAL_ROWS, HALF_EQUAL_ROWS, UNEQUAL_ROWS } from "./naming/metres.data.ts";

/** A metre in which every syllable has a fixed weight, except the last of a quarter. */
export interface FixedMetre {
  /** IAST. */
  readonly name: string;
  /** Its other names, in IAST. */
  readonly otherNames: readonly string[];
  readonly kind: "samavritta" | "ardhasamavritta" | "vishamavritta";
  /** The weights of the four quarters. */
  readonly quarters: readonly string[];
  /** Syllables between pauses in each quarter; empty where the sources name none. */
  readonly pauses: readonly number[];
  readonly sources: readonly string[];
  /** How many of the lists known here have it. */
  readonly lists: number;
}

const SOURCES = {
  A: "V. S. Apte, The Practical Sanskrit-English Dictionary (1890), appendix 1",
  V: "Kedārabhaṭṭa, Vṛttaratnākara",
  B: "C. P. Brown, The Prosody of the Telugu and Sanscrit Languages Explained (1827)",
  G: "Shatavadhani R. Ganesh, Notable metres",
  S: "T. Neill, Skrutable",
  C: "Chandojñānam, IIT Kanpur",
  M: "A. Mishra, List of metres (Heidelberg)",
};

// Two sources say enough.
const sourcesOf = (letters: string): Pick<FixedMetre, "sources" | "lists"> => ({
  sources: [...letters].slice(0, 2).map((letter) => SOURCES[letter as keyof typeof SOURCES]),
  lists: letters.length,
});

function namesOf(names: string): Pick<FixedMetre, "name" | "otherNames"> {
  const [name, ...otherNames] = names.split(", ");
  return { name: name!, otherNames };
}

function samavritta(names: string, ganas: string, pauses: string, sources: string): FixedMetre {
  return {
    ...namesOf(names),
    kind: "samavritta",
    quarters: Array<string>(4).fill(weightsOf(ganas)),
    pauses: pauses.split(" ").filter(Boolean).map(Number),
    ...sourcesOf(sources),
  };
}

/** The metres of fixed weights that poets use, from the shortest quarter to the longest of a kind. */
export const FIXED_METRES: readonly FixedMetre[] = [
  ...EQUAL_ROWS.map((row) => samavritta(...row)),
  ...HALF_EQUAL_ROWS.map(([names, [odd, even], sources]) => ({
    ...namesOf(names),
    kind: "ardhasamavritta" as const,
    quarters: [odd!, even!, odd!, even!].map(weightsOf),
    pauses: [],
    ...sourcesOf(sources),
  })),
  ...UNEQUAL_ROWS.map(([names, quarters, sources]) => ({
    ...namesOf(names),
    kind: "vishamavritta" as const,
    quarters: quarters.map(weightsOf),
    pauses: [],
    ...sourcesOf(sources),
  })),
];

// The last syllable of a quarter may have either weight.
const key = (weights: string) => weights.slice(0, -1);

const listedByKey = new Map(
  LISTED_ROWS.map(([names, ganas, sources]) => [
    key(weightsOf(ganas)),
    [names, ganas, sources] as const,
  ]),
);

/** The samavṛtta that only lists of metres have, by the weights of its quarter. */
export function listedMetre(weights: string): FixedMetre | null {
  const row = listedByKey.get(key(weights));
  return row ? samavritta(row[0], row[1], "", row[2]) : null;
}
