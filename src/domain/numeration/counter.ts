import type { Breakdown } from "./breakdown.ts";
import { consonantEntry, standaloneEntry, uncountedEntry, vowelEntry } from "./entries.ts";
import { HeldCluster } from "./held-cluster.ts";
import type { Letter, NoteCode, ReadingRules, Syllable } from "./reading.ts";
import type { Script } from "./script.ts";
import {
  type ConsonantUnit,
  consonantUnit,
  type OtherUnit,
  type SignUnit,
  type Stretch,
  type Token,
  type VowelUnit,
  vowelUnit,
} from "./units.ts";

/** A word counted, before anything is said about it. */
export interface CountedWord {
  readonly value: bigint;
  readonly letters: readonly Letter[];
  readonly syllables: readonly Syllable[];
  /** The reading as ids of letters and signs, with other text kept as it is: what `spell` takes. */
  readonly phones: readonly string[];
  /** Where in `phones` a consonant was left without a vowel. */
  readonly deadEnds: readonly number[];
  readonly scripts: ReadonlySet<Script>;
  /** What a reader should be told, with the letters it concerns. */
  readonly hints: ReadonlyMap<NoteCode, ReadonlySet<string>>;
}

const INHERENT: Readonly<Record<Script, VowelUnit>> = {
  devanagari: vowelUnit("a", "devanagari", false),
  latin: vowelUnit("a", "latin", false),
  kannada: vowelUnit("a", "kannada", false),
  telugu: vowelUnit("a", "telugu", false),
};

/** Takes the letters and signs of a word in order and adds up what they count. */
export class Counter {
  readonly #breakdown: Breakdown;
  readonly #rules: ReadingRules;
  readonly #syllables: (Omit<Syllable, "text"> & { start: number; end: number })[] = [];
  readonly #phones: string[] = [];
  readonly #deadEnds: number[] = [];
  readonly #scripts = new Set<Script>();
  readonly #hints = new Map<NoteCode, Set<string>>();
  #script: Script | null = null;
  #cluster = new HeldCluster();
  // True behind a Brahmic consonant, until a virama or another vowel takes its a away.
  #carriesA = false;

  constructor(breakdown: Breakdown, rules: ReadingRules) {
    this.#breakdown = breakdown;
    this.#rules = rules;
  }

  /** Takes the next letter or sign; `nasal` is what an anusvara stands for before a stop. */
  take(token: Token, nasal: string | null) {
    const { unit } = token;
    if (unit.script && unit.script !== this.#script) this.#enter(unit.script);
    const overridesA = unit.kind === "virama" || (unit.kind === "vowel" && unit.dependent);
    if (this.#carriesA && !overridesA) this.#closeWithUnwrittenA();
    this.#carriesA = unit.kind === "consonant" && unit.script !== "latin";
    const char = this.#breakdown.typed(token);

    if (unit.kind === "consonant") this.#hold(unit, char, token);
    else if (unit.kind === "vowel") this.#vowel(unit, char, token);
    else if (unit.kind === "virama") this.#virama(char, token);
    else if (unit.kind === "other") this.#other(unit, char, token);
    else this.#sign(unit, char, token, nasal);
  }

  /** Ends the word. */
  finish(): CountedWord {
    this.#endSyllable();
    this.#breakdown.finish();
    return {
      value: this.#syllables.reduce((sum, { value }) => sum + value, 0n),
      letters: this.#breakdown.letters,
      syllables: this.#syllables.map(({ start, end, consonants, vowel, value }) => ({
        text: this.#breakdown.typed({ start, end }),
        consonants,
        vowel,
        value,
      })),
      phones: this.#phones,
      deadEnds: this.#deadEnds,
      scripts: this.#scripts,
      hints: this.#hints,
    };
  }

  #enter(script: Script) {
    const { length } = this.#deadEnds;
    this.#endSyllable();
    // Written in one script, the two parts must not run into one cluster.
    if (this.#deadEnds.length > length || this.#phones.at(-1) === "ṃ") this.#phones.push("-");
    this.#script = script;
    this.#scripts.add(script);
  }

  #hold(unit: ConsonantUnit, char: string, stretch: Stretch) {
    const entry = consonantEntry(unit, char, this.#rules);
    this.#cluster.add(unit.ids, entry, stretch);
    this.#phones.push(...unit.ids);
    this.#breakdown.add(entry, stretch);
    if (unit.hint) this.#tell(unit.hint, `${char} read as ${unit.ids.join("")}`);
    if (unit.extension) this.#tell("extension", char);
  }

  #vowel(unit: VowelUnit, char: string, stretch: Stretch) {
    if (unit.hint) this.#tell(unit.hint, `${char} read as ${unit.id}`);
    if (unit.extension) this.#tell("extension", char);
    this.#phones.push(unit.id);
    if (!this.#cluster.isEmpty) {
      this.#close(unit, char, stretch);
      return;
    }
    this.#tell("standalone_vowel", char);
    const entry = standaloneEntry(unit, char, this.#rules);
    this.#breakdown.add(entry, stretch);
    this.#cluster.start = stretch.start;
    this.#addSyllable(unit.id, entry.value, stretch.end);
  }

  #sign({ id, note }: SignUnit, char: string, stretch: Stretch, nasal: string | null) {
    if (nasal && this.#rules.anusvara === "nasal") {
      this.#hold(consonantUnit([nasal], this.#script!, "anusvara"), char, stretch);
      return;
    }
    if (nasal) this.#tell("anusvara", nasal);
    if (id) this.#phones.push(id);
    const last = this.#syllables.at(-1);
    if (this.#cluster.isEmpty && last?.end === stretch.start) last.end = stretch.end;
    if (char) this.#breakdown.add(uncountedEntry("sign", char, id, note), stretch);
  }

  #virama(char: string, stretch: Stretch) {
    const { isEmpty } = this.#cluster;
    this.#cluster.reach = stretch.end;
    const note = isEmpty ? "virama without a consonant" : "takes away the inherent a";
    this.#breakdown.add(uncountedEntry("virama", char, null, note), stretch);
  }

  #other({ separates, kept, hint, note }: OtherUnit, char: string, stretch: Stretch) {
    if (hint) this.#tell(hint, char);
    if (separates) this.#endSyllable();
    if (kept) this.#phones.push(char);
    this.#breakdown.add(uncountedEntry("other", char, null, note), stretch);
  }

  #closeWithUnwrittenA() {
    const { end } = this.#cluster;
    this.#phones.push("a");
    this.#close(INHERENT[this.#script!], null, { start: end, end });
  }

  #close(unit: VowelUnit, char: string | null, stretch: Stretch) {
    const entry = vowelEntry(unit, char, this.#typedCluster(), this.#cluster.sum, this.#rules);
    this.#cluster.takeVowel(unit.letter);
    this.#breakdown.add(entry, stretch);
    this.#addSyllable(unit.id, entry.consonantSumAtVowel, stretch.end);
  }

  #endSyllable() {
    if (this.#carriesA) this.#closeWithUnwrittenA();
    else if (!this.#cluster.isEmpty) this.#leaveDead();
    this.#carriesA = false;
  }

  #leaveDead() {
    const { sum, reach } = this.#cluster;
    const typed = this.#typedCluster();
    this.#tell("final_consonant", typed);
    this.#deadEnds.push(this.#phones.length);
    if (this.#rules.finalConsonant === "zero") {
      this.#cluster.goUncounted();
      this.#addSyllable(null, 0n, reach);
      return;
    }
    const entry = vowelEntry(INHERENT[this.#script!], null, typed, sum, this.#rules);
    const note = "no vowel, counted with a";
    this.#breakdown.add({ ...entry, note }, { start: reach, end: reach });
    this.#addSyllable(null, entry.consonantSumAtVowel, reach);
  }

  #typedCluster(): string {
    return this.#breakdown.typed(this.#cluster);
  }

  #addSyllable(vowel: string | null, value: bigint, end: number) {
    const { start, ids } = this.#cluster;
    this.#syllables.push({ start, end, consonants: ids, vowel, value });
    this.#cluster = new HeldCluster();
  }

  #tell(code: NoteCode, letter: string) {
    const letters = this.#hints.get(code);
    if (letters) letters.add(letter);
    else this.#hints.set(code, new Set([letter]));
  }
}
