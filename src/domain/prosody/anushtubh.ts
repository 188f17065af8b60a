import { cutByLength, weightsIn } from "./quarters.ts";
import type { Syllable } from "./weigh.ts";

/** An anuṣṭubh śloka: four quarters of eight syllables, of which only some have a fixed weight. */
export interface AnushtubhReading {
  readonly quarters: readonly (readonly Syllable[])[];
  /** What each odd quarter is: "pathyā", or the name of its vipulā. */
  readonly forms: readonly string[];
}

// By the syllables of an odd quarter. The second and third are never both light.
const ODD_FORMS: readonly (readonly [form: string, weights: RegExp])[] = [
  ["pathyā", /^.(?!LL)...LGG.$/],
  ["na-vipulā", /^.(?!LL)..GLLL.$/],
  ["bha-vipulā", /^.(?:GLG|GGG)GLL.$/],
  ["ma-vipulā", /^.GLGGGG.$/],
  ["ra-vipulā", /^.(?!LL)..GGLG.$/],
];
const EVEN = /^.(?!LL|GLG)...LGL.$/;

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
  const forms = weights
    .filter((_, index) => index % 2 === 0)
    .map((quarter) => ODD_FORMS.find(([, pattern]) => pattern.test(quarter))?.[0]);
  const isMet =
    !forms.includes(undefined) &&
    weights.every((quarter, index) => index % 2 === 0 || EVEN.test(quarter));
  return isMet ? { quarters, forms: forms as string[] } : null;
}
