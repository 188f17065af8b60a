import type { MetreReading, Syllables } from "../metre-reading.ts";
import { countIn } from "../quarters.ts";
import { anushtubhOf, irregularAnushtubhOf } from "./anushtubh.ts";
import { epicMetreOf } from "./epic.ts";
import { fixedMetreOf, licensedMetreOf, listedMetreOf } from "./fixed-metre.ts";
import { jatiOf, nearJatiOf } from "./jati.ts";
import { nearMetreOf } from "./near-metre.ts";
import { countedMetreOf, unnamedMetreOf } from "./unnamed.ts";
import { unaccentedVedicMetreOf, vedicMetreOf } from "./vedic.ts";

// Longer than any verse: the weights of prose take time and say nothing.
const MOST_SYLLABLES = 220;

type Reader = (lines: readonly Syllables[]) => MetreReading | null;

const CLASSICAL: readonly Reader[] = [
  fixedMetreOf,
  anushtubhOf,
  jatiOf,
  licensedMetreOf,
  listedMetreOf,
];

/**
 * Names the metre of a verse, or of its first half or quarter, from the weights of its lines.
 *
 * A metre that all syllables keep comes first. Then come a metre that the verse is near to, with the
 * syllables that are wrong in it, an irregular anuṣṭubh, the metres of the Vedas, and a regular order
 * of weights without a name. Null if nothing of this is in the lines.
 *
 * @param isAccented Whether the text has the accents of the Vedas.
 */
export function metreOf(lines: readonly Syllables[], isAccented = false): MetreReading | null {
  if (countIn(lines) > MOST_SYLLABLES) return null;
  const first = isAccented ? [vedicMetreOf, ...CLASSICAL] : CLASSICAL;
  for (const read of first) {
    const metre = read(lines);
    if (metre) return metre;
  }
  return freerMetreOf(lines);
}

function freerMetreOf(lines: readonly Syllables[]): MetreReading | null {
  const regular = unnamedMetreOf(lines) ?? irregularAnushtubhOf(lines);
  if (regular !== null) return regular;
  // One wrong syllable in a classical verse is likelier a slip than the licence of the epics.
  const near = nearMetreOf(lines);
  if (near?.wrong === 1) return near.metre;
  return (
    epicMetreOf(lines) ??
    near?.metre ??
    nearJatiOf(lines) ??
    unaccentedVedicMetreOf(lines) ??
    countedMetreOf(lines)
  );
}
