import { withMarks } from "../../letters/invisible.ts";
import type { Script } from "../../letters/letters.ts";
import { nasalAt } from "../../letters/nasals.ts";
import { normalForm } from "../../letters/normal-form.ts";
import { UNWRITTEN_A, type Unit } from "../../letters/units.ts";
import type { Letter, NoteCode, ReadingRules, Syllable, VowelOfConsonants } from "../reading.ts";
import { count, type Listener } from "./count.ts";
import {
  consonantEntry,
  type HeldConsonant,
  standaloneEntry,
  uncountedEntry,
  vowelEntry,
} from "./entries.ts";

/** How a word was counted: what each unit was read as, and the notes on it. */
export interface Breakdown {
  readonly letters: readonly Letter[];
  readonly syllables: readonly Syllable[];
  /** The reading as ids of letters and signs, with other text kept as it is: what `spell` takes. */
  readonly phones: readonly string[];
  /** Indexes in `phones` where a consonant was left without a vowel. */
  readonly deadEnds: readonly number[];
  readonly scripts: ReadonlySet<Script>;
  /** The notes a reader should see, with the letters they concern. */
  readonly hints: ReadonlyMap<NoteCode, ReadonlySet<string>>;
}

/** Shows how each unit of a word is counted, including its marks. */
export function breakDown(text: string, units: readonly Unit[], rules: ReadingRules): Breakdown {
  const word = normalForm(text);
  const marked = withMarks(units, word);
  const record = new Recording(word, marked, rules);
  count(marked, rules, record);
  const { letters, phones, deadEnds, scripts, hints } = record;
  return { letters, syllables: record.syllables(), phones, deadEnds, scripts, hints };
}

/** The consonants that wait for the next vowel. All positions are among the letters recorded. */
interface HeldCluster {
  readonly ids: string[];
  readonly consonants: HeldConsonant[];
  start: number;
  /** Just after the last consonant. */
  end: number;
  /** Just after the virama of the last consonant, if it has one. */
  reach: number;
}

/** Records what each unit of a word is read as, while it is counted. */
class Recording implements Listener {
  readonly letters: Letter[] = [];
  readonly phones: string[] = [];
  readonly deadEnds: number[] = [];
  readonly scripts = new Set<Script>();
  readonly hints = new Map<NoteCode, Set<string>>();
  readonly #word: string;
  readonly #units: readonly Unit[];
  readonly #rules: ReadingRules;
  readonly #syllables: (Omit<Syllable, "text"> & { readonly start: number; end: number })[] = [];
  #script: Script = "devanagari";
  #held = emptyCluster();
  // How many units are taken, and how much of the word they write.
  #taken = 0;
  #width = 0;
  // Just after the last letter that is not a mark.
  #reached = 0;

  constructor(word: string, units: readonly Unit[], rules: ReadingRules) {
    this.#word = word;
    this.#units = units;
    this.#rules = rules;
  }

  enters(script: Script) {
    // Spelled in one script, the two parts must not merge into one cluster.
    const isDead = this.deadEnds.at(-1) === this.phones.length;
    if (isDead || this.phones.at(-1) === "ṃ") this.phones.push("-");
    this.#script = script;
    this.scripts.add(script);
  }

  holds(consonant: Unit, value: number) {
    const entry = consonantEntry(consonant, this.#take(consonant), value);
    const held = this.#held;
    if (held.consonants.length === 0) held.start = this.letters.length;
    this.#add(entry);
    held.end = held.reach = this.#reached;
    held.ids.push(...consonant.ids);
    held.consonants.push(entry);
  }

  closes(vowel: Unit, sum: number, times: 0 | 1) {
    const entry = vowelEntry(vowel, this.#take(vowel), this.#typedCluster(), sum, times);
    this.#add(entry);
    this.#close(entry);
  }

  closesWithA(sum: number) {
    const entry = vowelEntry(UNWRITTEN_A[this.#script], "", this.#typedCluster(), sum, 1);
    this.phones.push(entry.latin);
    this.letters.push(entry);
    this.#close(entry);
  }

  leaves(sum: number, times: 0 | 1) {
    const typed = this.#typedCluster();
    this.#tell("final_consonant", typed);
    this.deadEnds.push(this.phones.length);
    if (times === 1) {
      const entry = vowelEntry(UNWRITTEN_A[this.#script], "", typed, sum, 1);
      this.letters.push({ ...entry, note: "no vowel, counted with a" });
    } else {
      for (const entry of this.#held.consonants) {
        entry.note = `${entry.note ? `${entry.note}; ` : ""}no vowel, not counted`;
      }
    }
    this.#addSyllable(null, BigInt(sum * times), this.#held.reach);
  }

  stands(vowel: Unit, times: 0 | 1) {
    const char = this.#take(vowel);
    this.#tell("standalone_vowel", char);
    const takesPlace = this.#rules.standaloneVowel === "place";
    const entry = standaloneEntry(vowel, char, times, takesPlace);
    this.#held.start = this.letters.length;
    this.#add(entry);
    this.#addSyllable(entry.latin, entry.value, this.#reached);
  }

  passes(unit: Unit) {
    const { kind } = unit;
    const char = this.#take(unit);
    if (kind === "mark") {
      this.letters.push(uncountedEntry(unit, "sign", char));
      return;
    }
    const isHolding = this.#held.consonants.length > 0;
    const last = this.#syllables.at(-1);
    const isBehindSyllable = kind === "sign" && !isHolding && last?.end === this.#reached;
    if (kind === "virama") {
      const note = isHolding ? "takes away the inherent a" : "virama without a consonant";
      this.#add(uncountedEntry({ ...unit, note }, kind, char));
      this.#held.reach = this.#reached;
    } else this.#add(uncountedEntry(unit, kind === "sign" ? kind : "other", char));
    if (isBehindSyllable) last.end = this.#reached;
  }

  syllables(): Syllable[] {
    return this.#syllables.map(({ start, end, consonants, vowel, value }) => ({
      text: this.#typed(start, end),
      consonants,
      vowel,
      value,
    }));
  }

  /** Goes to the next unit, and returns what writes it. */
  #take({ kind, width, ids, hint, extension, kept }: Unit): string {
    const char = this.#word.slice(this.#width, this.#width + width);
    // Under the rule `nasal`, an anusvara before a stop has already become a nasal.
    const nasal = this.#rules.anusvara === "zero" ? nasalAt(this.#units, this.#taken) : null;
    this.#taken++;
    this.#width += width;
    this.phones.push(...ids);
    if (kept) this.phones.push(char);
    if (extension) this.#tell("extension", char);
    if (nasal) this.#tell("anusvara", nasal);
    if (hint) this.#tell(hint, kind === "other" ? char : `${char} read as ${ids.join("")}`);
    return char;
  }

  #add(letter: Letter) {
    this.letters.push(letter);
    this.#reached = this.letters.length;
  }

  #close({ vowel, latin, consonantSumAtVowel }: VowelOfConsonants) {
    for (const entry of this.#held.consonants) entry.vowel = vowel;
    this.#addSyllable(latin, consonantSumAtVowel, this.#reached);
  }

  #addSyllable(vowel: string | null, value: bigint, end: number) {
    const { start, ids } = this.#held;
    this.#syllables.push({ start, end, consonants: ids, vowel, value });
    this.#held = emptyCluster();
  }

  #typedCluster(): string {
    return this.#typed(this.#held.start, this.#held.end);
  }

  #typed(start: number, end: number): string {
    const written = this.letters.slice(start, end).filter(({ type }) => type !== "implicit_vowel");
    return written.map(({ char }) => char).join("");
  }

  #tell(code: NoteCode, letter: string) {
    const letters = this.hints.get(code);
    if (letters) letters.add(letter);
    else this.hints.set(code, new Set([letter]));
  }
}

const emptyCluster = (): HeldCluster => ({ ids: [], consonants: [], start: 0, end: 0, reach: 0 });
