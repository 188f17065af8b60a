import type { ReadingRules } from "./reading.ts";
import type { Unit } from "./units.ts";

// A place is 10^exponent. Counted in two halves, below 10^10 and in units of it, a word of any
// length that is read stays exact in plain numbers.
const HALF = 10n ** 10n;
const LOW = Array.from({ length: 17 }, (_, exponent) => (exponent < 10 ? 10 ** exponent : 0));
const HIGH = LOW.map((low, exponent) => (low === 0 ? 10 ** (exponent - 10) : 0));

/**
 * Adds up what the units of a word count: the sum of each cluster times the place of its vowel.
 *
 * The breakdown of the word comes to the same, with everything it shows on the way.
 */
export function count(units: readonly Unit[], rules: ReadingRules): bigint {
  const extensions = rules.extensions === "count";
  const standalone = rules.standaloneVowel === "place" ? 1 : 0;
  const dead = rules.finalConsonant === "a" ? 1 : 0;
  let script: Unit["script"] = "common";
  let carriesA = false;
  let isHeld = false;
  let sum = 0;
  let low = 0;
  let high = 0;
  for (const unit of units) {
    if (unit.script !== script && unit.script !== "common") {
      low += sum * (carriesA ? 1 : dead);
      sum = 0;
      isHeld = false;
      carriesA = false;
      script = unit.script;
    }
    if (carriesA && !unit.dependent) {
      low += sum;
      sum = 0;
      isHeld = false;
    }
    carriesA = unit.carriesA;
    if (unit.kind === "consonant") {
      if (extensions || !unit.extension) sum += unit.value;
      isHeld = true;
    } else if (unit.kind === "vowel") {
      if (extensions || !unit.extension) {
        const coefficient = isHeld ? sum : standalone;
        low += coefficient * LOW[unit.exponent]!;
        high += coefficient * HIGH[unit.exponent]!;
      }
      sum = 0;
      isHeld = false;
    } else if (unit.separates) {
      low += sum * dead;
      sum = 0;
      isHeld = false;
    }
  }
  low += sum * (carriesA ? 1 : dead);
  return BigInt(high) * HALF + BigInt(low);
}
