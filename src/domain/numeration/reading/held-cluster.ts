import type { HeldConsonant } from "./entries.ts";

/** The consonants that wait for the next vowel. */
export class HeldCluster {
  readonly ids: string[] = [];
  readonly #entries: HeldConsonant[] = [];
  /** Index of its first consonant in the word. */
  start = 0;
  /** Index just after the last consonant. */
  end = 0;
  /** Index just after the virama of the last consonant, if it has one. */
  reach = 0;

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  add(ids: readonly string[], entry: HeldConsonant, start: number, end: number) {
    if (this.isEmpty) this.start = start;
    this.end = end;
    this.reach = end;
    this.ids.push(...ids);
    this.#entries.push(entry);
  }

  /** Sets the vowel of its consonants. */
  takeVowel(letter: string) {
    for (const entry of this.#entries) entry.vowel = letter;
  }

  /** Notes on its consonants that no vowel followed. */
  goUncounted() {
    const reason = "no vowel, not counted";
    for (const entry of this.#entries) {
      entry.note = entry.note ? `${entry.note}; ${reason}` : reason;
    }
  }
}
