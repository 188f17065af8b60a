import { cutByLength, weightsIn } from "./quarters.ts";
import type { Syllable } from "./weigh.ts";

/** An anuṣṭubh śloka: four quarters of eight syllables, of which only some have a fixed weight. */
interface AnushtubhReading {
  readonly quarters: readonly (readonly Syllable[])[];
  /** What each odd quarter is: "pathyā", or the name of its vipulā. */
  readonly forms: readonly string[];
  /** What the form sets in each quarter: L, G, and a dot where either may stand. */
  readonly patterns: readonly string[];
}

// By the syllables of an odd quarter. The second and third are never both light.
const ODD_FORMS: readonly (readonly [form: string, pattern: string])[] = [
  ["pathyā", "....LGG."],
  ["na-vipulā", "...GLLL."],
  ["bha-vipulā", ".G.GGLL."],
  ["ma-vipulā", ".GLGGGG."],
  ["ra-vipulā", "...GGLG."],
];
const EVEN = "....LGL.";
const NEVER_ODD = /^.LL/;
const NEVER_EVEN = /^.(?:LL|GLG)/;

/**
 * Reads a verse as an anuṣṭubh; null if it is not one.
 *
 * @see A. A. Macdonell, A Sanskrit Grammar for Students (1927), appendix 2.
 * @see Vrittaratnakara 2.21 to 2.29.
 */
export function anushtubhOf(lines: readonly (readonly Syllable[])[]): AnushtubhReading | null {
  const quarters = cutByLength(lines, [8, 8, 8, 8]);
  if (quarters === null || quarters.length === 1) return null;
  const weights = quarters.map(weightsIn);
  const found = weights.map((quarter, index) => formOf(quarter, index % 2 === 0));
  if (!found.every((form) => form !== undefined)) return null;
  return {
    quarters,
    forms: found.filter((_, index) => index % 2 === 0).map(([form]) => form),
    patterns: found.map(([, pattern]) => pattern),
  };
}

function formOf(weights: string, isOdd: boolean): readonly [string, string] | undefined {
  if ((isOdd ? NEVER_ODD : NEVER_EVEN).test(weights)) return undefined;
  const forms = isOdd ? ODD_FORMS : ([["even", EVEN]] as const);
  return forms.find(([, pattern]) =>
    [...pattern].every((weight, at) => weight === "." || weight === weights[at]),
  );
}
