import { uncountedEntry } from "./entries.ts";
import { type BareWord, noteOnMark } from "./invisible.ts";
import type { Letter } from "./reading.ts";
import type { Stretch } from "./units.ts";

/** Collects the entries of a word in order, and puts back between them the marks taken out of it. */
export class Breakdown {
  readonly letters: Letter[] = [];
  readonly #word: string;
  readonly #offsets: readonly number[] | null;
  #reached = 0;

  constructor(word: string, { offsets }: BareWord) {
    this.#word = word;
    this.#offsets = offsets;
  }

  /** Gives a stretch of the bare word as typed. */
  typed({ start, end }: Stretch): string {
    if (start === end) return "";
    return this.#offsets
      ? this.#word.slice(this.#offsets[start], this.#offsets[end - 1]! + 1)
      : this.#word.slice(start, end);
  }

  /** Adds the entry for a stretch of the bare word; what is not written has an empty stretch. */
  add(letter: Letter, { start, end }: Stretch) {
    if (this.#offsets) {
      this.#restoreMarks(this.#offsets[start]!);
      if (end > start) this.#reached = this.#offsets[end - 1]! + 1;
    }
    this.letters.push(letter);
  }

  /** Puts back the marks behind the last entry. */
  finish() {
    if (this.#offsets) this.#restoreMarks(this.#word.length);
  }

  #restoreMarks(until: number) {
    for (; this.#reached < until; this.#reached++) {
      const mark = this.#word[this.#reached]!;
      this.letters.push(uncountedEntry("sign", mark, null, noteOnMark(mark)));
    }
  }
}
