import { withMarks } from "../../letters/invisible.ts";
import type { Script } from "../../letters/letters.ts";
import { nasalAt } from "../../letters/nasals.ts";
import { normalForm } from "../../letters/normal-form.ts";
import { UNWRITTEN_A, type Unit } from "../../letters/units.ts";
import { consonantEntry, standaloneEntry, uncountedEntry, vowelEntry } from "./entries.ts";
import { HeldCluster } from "./held-cluster.ts";
import type { Letter, NoteCode, ReadingRules, Syllable } from "./reading.ts";

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
  const working = new Working(word, rules);
  const all = withMarks(units, word);
  // Under the rule `nasal`, an anusvara before a stop has already become a nasal.
  const standsForNasal = rules.anusvara === "zero";
  all.forEach((unit, index) => {
    if (unit.kind === "mark") working.pass(unit);
    else working.take(unit, standsForNasal ? nasalAt(all, index) : null);
  });
  return working.finish();
}

/** Takes the units of a word in order and records the value of each. */
class Working {
  readonly #word: string;
  readonly #rules: ReadingRules;
  readonly #letters: Letter[] = [];
  readonly #syllables: (Omit<Syllable, "text"> & { start: number; end: number })[] = [];
  readonly #phones: string[] = [];
  readonly #deadEnds: number[] = [];
  readonly #scripts = new Set<Script>();
  readonly #hints = new Map<NoteCode, Set<string>>();
  #script: Script | null = null;
  #cluster = new HeldCluster();
  // True after a Brahmic consonant, until a dependent sign removes its a.
  #carriesA = false;
  // Start, end and text of the current unit in the word.
  #start = 0;
  #end = 0;
  #char = "";
  // Index just after the last unit that was not a mark.
  #reached = 0;

  constructor(word: string, rules: ReadingRules) {
    this.#word = word;
    this.#rules = rules;
  }

  /** Records a mark, which does not affect the reading. */
  pass(mark: Unit) {
    this.#move(mark);
    this.#add(mark, "sign");
  }

  /** Takes the next letter or sign; `nasal` is what an anusvara stands for before a stop. */
  take(unit: Unit, nasal: string | null) {
    if (unit.script !== "common" && unit.script !== this.#script) this.#enter(unit.script);
    if (this.#carriesA && !unit.dependent) this.#closeWithUnwrittenA();
    this.#carriesA = unit.carriesA;
    if (unit.separates) this.#endSyllable();
    this.#move(unit);
    this.#tellOf(unit, nasal);

    if (unit.kind === "consonant") this.#hold(unit);
    else if (unit.kind === "vowel") this.#vowel(unit);
    else if (unit.kind === "virama") this.#virama(unit);
    else if (unit.kind === "sign") this.#sign(unit);
    else this.#add(unit, "other");
    this.#reached = this.#end;
  }

  /** Ends the word. */
  finish(): Breakdown {
    this.#endSyllable();
    return {
      letters: this.#letters,
      syllables: this.#syllables.map(({ start, end, consonants, vowel, value }) => ({
        text: this.#word.slice(start, end),
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

  #move({ width }: Unit) {
    this.#start = this.#end;
    this.#end += width;
    this.#char = this.#word.slice(this.#start, this.#end);
  }

  #enter(script: Script) {
    const { length } = this.#deadEnds;
    this.#endSyllable();
    // Spelled in one script, the two parts must not merge into one cluster.
    if (this.#deadEnds.length > length || this.#phones.at(-1) === "ṃ") this.#phones.push("-");
    this.#script = script;
    this.#scripts.add(script);
  }

  #tellOf({ kind, ids, hint, extension, kept }: Unit, nasal: string | null) {
    for (const id of ids) this.#phones.push(id);
    if (kept) this.#phones.push(this.#char);
    if (extension) this.#tell("extension", this.#char);
    if (nasal) this.#tell("anusvara", nasal);
    if (!hint) return;
    this.#tell(hint, kind === "other" ? this.#char : `${this.#char} read as ${ids.join("")}`);
  }

  #hold(unit: Unit) {
    const entry = consonantEntry(unit, this.#char, this.#rules);
    this.#cluster.add(unit.ids, entry, this.#start, this.#end);
    this.#letters.push(entry);
  }

  #vowel(unit: Unit) {
    if (!this.#cluster.isEmpty) {
      this.#close(unit, this.#char, this.#end);
      return;
    }
    this.#tell("standalone_vowel", this.#char);
    const entry = standaloneEntry(unit, this.#char, this.#rules);
    this.#letters.push(entry);
    this.#cluster.start = this.#start;
    this.#addSyllable(entry.latin, entry.value, this.#end);
  }

  #virama(unit: Unit) {
    this.#cluster.reach = this.#end;
    const { isEmpty } = this.#cluster;
    const note = isEmpty ? "virama without a consonant" : "takes away the inherent a";
    this.#add(unit, "virama", note);
  }

  #sign(unit: Unit) {
    const last = this.#syllables.at(-1);
    if (this.#cluster.isEmpty && last?.end === this.#reached) last.end = this.#end;
    this.#add(unit, "sign");
  }

  #add(unit: Unit, type: "virama" | "sign" | "other", note = unit.note) {
    this.#letters.push(uncountedEntry(unit, type, this.#char, note));
  }

  #closeWithUnwrittenA() {
    this.#phones.push("a");
    this.#close(UNWRITTEN_A[this.#script!], "", this.#reached);
  }

  #close(unit: Unit, char: string, end: number) {
    const entry = vowelEntry(unit, char, this.#typedCluster(), this.#cluster.sum, this.#rules);
    this.#cluster.takeVowel(unit.letter);
    this.#letters.push(entry);
    this.#addSyllable(entry.latin, entry.consonantSumAtVowel, end);
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
    const entry = vowelEntry(UNWRITTEN_A[this.#script!], "", typed, sum, this.#rules);
    this.#letters.push({ ...entry, note: "no vowel, counted with a" });
    this.#addSyllable(null, entry.consonantSumAtVowel, reach);
  }

  #typedCluster(): string {
    return this.#word.slice(this.#cluster.start, this.#cluster.end);
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
