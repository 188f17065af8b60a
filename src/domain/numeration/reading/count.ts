import type { Script } from "../../letters/letters.ts";
import type { Unit } from "../../letters/units.ts";
import type { ReadingRules } from "../reading.ts";

// A place is 10^exponent. The sum is kept in two halves, below 10^10 and in units of 10^10, so that
// plain numbers stay exact for a word of any permitted length.
const HALF = 10n ** 10n;
const LOW = Array.from({ length: 17 }, (_, exponent) => (exponent < 10 ? 10 ** exponent : 0));
const HIGH = LOW.map((low, exponent) => (low === 0 ? 10 ** (exponent - 10) : 0));

/** Hears, in the order of the word, what becomes of each unit by the rule. */
export interface Listener {
  /** Another script begins. */
  enters(script: Script): void;
  /** A consonant waits for a vowel, and adds this to the sum of those that wait. */
  holds(consonant: Unit, value: number): void;
  /** A vowel takes the sum of the waiting consonants to its place: once, or not at all. */
  closes(vowel: Unit, sum: number, times: 0 | 1): void;
  /** The unwritten a does. */
  closesWithA(sum: number): void;
  /** No vowel follows the waiting consonants: they are counted as if a did, or not at all. */
  leaves(sum: number, times: 0 | 1): void;
  /** A vowel without consonants counts its place: once, or not at all. */
  stands(vowel: Unit, times: 0 | 1): void;
  /** A virama, a sign, a mark or anything else adds nothing. */
  passes(unit: Unit): void;
}

/**
 * Computes the value of a word by Āryabhaṭa's rule: the sum of each cluster of consonants times the
 * place of its vowel.
 *
 * The state is in local variables, and the end of a cluster is written out where it can happen: calls
 * between would cost a third of the time in which a word is read.
 *
 * @see Aryabhatiya, Gitikapada 2.
 */
export function count(
  units: readonly Unit[],
  { extensions, standaloneVowel, finalConsonant }: ReadingRules,
  listener?: Listener,
): bigint {
  const countsExtensions = extensions === "count";
  const standalone = standaloneVowel === "place" ? 1 : 0;
  const dead = finalConsonant === "a" ? 1 : 0;
  let script: Unit["script"] = "common";
  let carriesA = false;
  let isHolding = false;
  let sum = 0;
  let low = 0;
  let high = 0;
  for (const unit of units) {
    const isOtherScript = unit.script !== script && unit.script !== "common";
    if (isHolding && (isOtherScript || unit.separates || (carriesA && !unit.dependent))) {
      if (carriesA) {
        listener?.closesWithA(sum);
        low += sum;
      } else {
        listener?.leaves(sum, dead);
        low += sum * dead;
      }
      sum = 0;
      isHolding = false;
    }
    if (isOtherScript) {
      script = unit.script;
      listener?.enters(script as Script);
    }
    const { kind } = unit;
    if (kind === "consonant") {
      const value = countsExtensions || !unit.extension ? unit.value : 0;
      sum += value;
      isHolding = true;
      carriesA = unit.carriesA;
      listener?.holds(unit, value);
    } else if (kind === "vowel") {
      const isCounted = countsExtensions || !unit.extension;
      if (isHolding) {
        listener?.closes(unit, sum, isCounted ? 1 : 0);
      } else {
        sum = standalone;
        listener?.stands(unit, isCounted ? standalone : 0);
      }
      if (isCounted) {
        low += sum * LOW[unit.exponent]!;
        high += sum * HIGH[unit.exponent]!;
      }
      sum = 0;
      isHolding = false;
    } else {
      if (kind === "virama") carriesA = false;
      listener?.passes(unit);
    }
  }
  if (isHolding) {
    if (carriesA) listener?.closesWithA(sum);
    else listener?.leaves(sum, dead);
    low += sum * (carriesA ? 1 : dead);
  }
  return BigInt(high) * HALF + BigInt(low);
}
