import type { Script } from "../../letters/letters.ts";
import { UNWRITTEN_A, type Unit } from "../../letters/units.ts";
import type { ReadingRules } from "./reading.ts";

/**
 * Āryabhaṭa's rule, once for all who apply it: consonants wait for a vowel, which gives their sum its
 * place. The units of a word are taken in order; what becomes of each is told to the methods that are
 * left open.
 *
 * @see Aryabhatiya, Gitikapada 2.
 */
export abstract class Rule {
  readonly countsExtensions: boolean;
  readonly countsAloneVowels: boolean;
  readonly countsDeadConsonants: boolean;
  script: Script | "common" = "common";
  // True while consonants wait for their vowel.
  isHolding = false;
  // True after a Brahmic consonant, until a dependent sign removes its a.
  carriesA = false;

  constructor(rules: ReadingRules) {
    this.countsExtensions = rules.extensions === "count";
    this.countsAloneVowels = rules.standaloneVowel === "place";
    this.countsDeadConsonants = rules.finalConsonant === "a";
  }

  /** Another script begins; the syllable before has ended. */
  abstract enter(script: Script): void;
  /** A consonant waits, with what it adds to the sum. */
  abstract hold(unit: Unit, value: number): void;
  /** A vowel takes the waiting consonants to its place; `places` is 0 if it does not count. */
  abstract close(vowel: Unit, places: 0 | 1): void;
  /** A vowel has no consonants; `places` is 0 if it does not count. */
  abstract alone(vowel: Unit, places: 0 | 1): void;
  /** No vowel follows the waiting consonants; they are counted with a if `places` is 1. */
  abstract leave(a: Unit, places: 0 | 1): void;
  /** A virama, a sign or anything else that adds nothing. */
  abstract pass(unit: Unit): void;

  /** Takes the next letter or sign. */
  take(unit: Unit): void {
    const { kind, script } = unit;
    if (script !== this.script && script !== "common") {
      this.end();
      this.script = script;
      this.enter(script);
    }
    if (this.carriesA && !unit.dependent) this.closeWithA();
    this.carriesA = unit.carriesA;
    if (unit.separates) this.end();
    if (kind === "consonant") {
      this.isHolding = true;
      this.hold(unit, this.countsExtensions || !unit.extension ? unit.value : 0);
    } else if (kind === "vowel") {
      const counts = this.countsExtensions || !unit.extension;
      if (this.isHolding) {
        this.isHolding = false;
        this.close(unit, counts ? 1 : 0);
      } else this.alone(unit, counts && this.countsAloneVowels ? 1 : 0);
    } else this.pass(unit);
  }

  /** Ends the word. */
  end(): void {
    if (this.carriesA) this.closeWithA();
    else if (this.isHolding) {
      this.isHolding = false;
      this.leave(UNWRITTEN_A[this.script as Script], this.countsDeadConsonants ? 1 : 0);
    }
    this.carriesA = false;
  }

  closeWithA() {
    this.isHolding = false;
    this.close(UNWRITTEN_A[this.script as Script], 1);
  }
}
