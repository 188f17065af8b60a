import type { Unit } from "../../letters/units.ts";
import type { ReadingRules } from "./reading.ts";

// A place is 10^exponent. The sum is kept in two halves, below 10^10 and in units of 10^10, so that
// plain numbers stay exact for a word of any permitted length.
const HALF = 10n ** 10n;
const LOW = Array.from({ length: 17 }, (_, exponent) => (exponent < 10 ? 10 ** exponent : 0));
const HIGH = LOW.map((low, exponent) => (low === 0 ? 10 ** (exponent - 10) : 0));

/**
 * Computes the value of a word: the sum of each cluster times the place of its vowel.
 *
 * The breakdown of the word gives the same value, and shows how it is reached.
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
