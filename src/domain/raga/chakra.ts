import { CHAKRA_ROWS } from "./chakra.data.ts";

/** Six ragas that share rishabha, gandhara and madhyama. */
interface Chakra {
  /** 1 to 12. */
  readonly number: number;
  readonly name: string;
  readonly devanagari: string;
  readonly iast: string;
  /** What the name means; there are `number` of them. */
  readonly meaning: string;
}

/** The twelve chakras in order. */
export const CHAKRAS: readonly Chakra[] = CHAKRA_ROWS.map(
  ([name, devanagari, iast, meaning], index) => ({
    number: index + 1,
    name,
    devanagari,
    iast,
    meaning,
  }),
);
