import {
  LETTERS_BY_STHANA,
  PRAYATNAS,
  type Prayatna,
  type PrayatnaFacts,
  type Sthana,
} from "./articulation.data.ts";

/** How one letter is made. */
export interface Articulation extends PrayatnaFacts {
  /** The letter in IAST, its identity everywhere. */
  readonly latin: string;
  readonly sthana: Sthana;
  readonly prayatna: Prayatna;
}

/** Every letter and sign with its place and effort, place by place. */
export const ARTICULATIONS: readonly Articulation[] = entriesOf(LETTERS_BY_STHANA).flatMap(
  ([sthana, letterByPrayatna]) =>
    entriesOf(letterByPrayatna).map(([prayatna, latin]) => ({
      latin,
      sthana,
      prayatna,
      ...PRAYATNAS[prayatna],
    })),
);

const articulationByLatin = new Map(
  ARTICULATIONS.map((articulation) => [articulation.latin, articulation]),
);

/**
 * Where and how a letter is made; undefined if it is not a letter.
 *
 * @example
 * articulationOf("gh"); // guttural, a stop, voiced and aspirated
 */
export function articulationOf(latin: string): Articulation | undefined {
  return articulationByLatin.get(latin);
}

function entriesOf<Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) {
  return Object.entries(record) as [Key, Value][];
}
