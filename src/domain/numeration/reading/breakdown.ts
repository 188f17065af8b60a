import { withMarks } from "../../letters/invisible.ts";
import type { Script } from "../../letters/letters.ts";
import { nasalAt } from "../../letters/nasals.ts";
import { normalForm } from "../../letters/normal-form.ts";
import { UNWRITTEN_A, type Unit } from "../../letters/units.ts";
import type { Letter, NoteCode, ReadingRules, Syllable } from "../reading.ts";
import { count, type Listener } from "./count.ts";
import { consonantEntry, standaloneEntry, uncountedEntry, vowelEntry } from "./entries.ts";
import { HeldCluster } from "./held-cluster.ts";

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
  const record = new Recording(word, withMarks(units, word), rules);
  count(units, rules, record);
  return record.finish();
}

/** Records what each unit of a word is read as, while it is counted. */
class Recording implements Listener {
  readonly #word: string;
  // The units that are counted, with the marks between them.
  readonly #units: readonly Unit[];
  readonly #rules: ReadingRules;
  readonly #letters: Letter[] = [];
  readonly #syllables: (Omit<Syllable, "text"> & { start: number; end: number })[] = [];
  readonly #phones: string[] = [];
  readonly #deadEnds: number[] = [];
  readonly #scripts = new Set<Script>();
  readonly #hints = new Map<NoteCode, Set<string>>();
  #script: Script = "devanagari";
  #cluster = new HeldCluster();
  // Index of the next unit, and start, end and text of the current one in the word.
  #next = 0;
  #start = 0;
  #end = 0;
  #char = "";
  // Index just after the last unit that was not a mark.
  #reached = 0;

  constructor(word: string, units: readonly Unit[], rules: ReadingRules) {
    this.#word = word;
    this.#units = units;
    this.#rules = rules;
  }

  enters(script: Script) {
    this.#recordMarks();
    // Spelled in one script, the two parts must not merge into one cluster.
    const isDead = this.#deadEnds.at(-1) === this.#phones.length;
    if (isDead || this.#phones.at(-1) === "ṃ") this.#phones.push("-");
    this.#script = script;
    this.#scripts.add(script);
  }

  holds(consonant: Unit, value: number) {
    this.#reach();
    const entry = consonantEntry(consonant, this.#char, value);
    this.#cluster.add(consonant.ids, entry, this.#start, this.#end);
    this.#letters.push(entry);
  }

  closes(vowel: Unit, sum: number, times: 0 | 1) {
    const typed = this.#typedCluster();
    const unit = this.#reach();
    this.#close({ ...vowel, width: unit.width }, this.#char, typed, sum, times, this.#end);
  }

  closesWithA(sum: number) {
    this.#recordMarks();
    this.#phones.push("a");
    this.#close(UNWRITTEN_A[this.#script], "", this.#typedCluster(), sum, 1, this.#reached);
  }

  leaves(sum: number, times: 0 | 1) {
    this.#recordMarks();
    const { reach } = this.#cluster;
    const typed = this.#typedCluster();
    this.#tell("final_consonant", typed);
    this.#deadEnds.push(this.#phones.length);
    if (times === 0) this.#cluster.goUncounted();
    else {
      const entry = vowelEntry(UNWRITTEN_A[this.#script], "", typed, sum, 1);
      this.#letters.push({ ...entry, note: "no vowel, counted with a" });
    }
    this.#addSyllable(null, BigInt(sum * times), reach);
  }

  stands(vowel: Unit, times: 0 | 1) {
    this.#reach();
    this.#tell("standalone_vowel", this.#char);
    const takesPlace = this.#rules.standaloneVowel === "place";
    const entry = standaloneEntry(vowel, this.#char, times, takesPlace);
    this.#letters.push(entry);
    this.#cluster.start = this.#start;
    this.#addSyllable(entry.latin, entry.value, this.#end);
  }

  passes({ kind }: Unit) {
    const before = this.#reached;
    const unit = this.#reach();
    const { isEmpty } = this.#cluster;
    if (kind === "virama") {
      this.#cluster.reach = this.#end;
      this.#add(
        unit,
        "virama",
        isEmpty ? "virama without a consonant" : "takes away the inherent a",
      );
    } else if (kind === "sign") {
      const last = this.#syllables.at(-1);
      if (isEmpty && last?.end === before) last.end = this.#end;
      this.#add(unit, "sign");
    } else this.#add(unit, "other");
  }

  /** What was recorded, once the word is counted. */
  finish(): Breakdown {
    this.#recordMarks();
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

  #recordMarks() {
    for (let unit = this.#units[this.#next]; unit?.kind === "mark"; ) {
      this.#move(unit);
      this.#add(unit, "sign");
      unit = this.#units[this.#next];
    }
  }

  /** Goes to the next unit that is counted, and returns it as it stands in the word. */
  #reach(): Unit {
    this.#recordMarks();
    const unit = this.#units[this.#next]!;
    // Under the rule `nasal`, an anusvara before a stop has already become a nasal.
    const nasal = this.#rules.anusvara === "zero" ? nasalAt(this.#units, this.#next) : null;
    this.#move(unit);
    this.#reached = this.#end;
    this.#tellOf(unit, nasal);
    return unit;
  }

  #move({ width }: Unit) {
    this.#next++;
    this.#start = this.#end;
    this.#end += width;
    this.#char = this.#word.slice(this.#start, this.#end);
  }

  #tellOf({ kind, ids, hint, extension, kept }: Unit, nasal: string | null) {
    for (const id of ids) this.#phones.push(id);
    if (kept) this.#phones.push(this.#char);
    if (extension) this.#tell("extension", this.#char);
    if (nasal) this.#tell("anusvara", nasal);
    if (!hint) return;
    this.#tell(hint, kind === "other" ? this.#char : `${this.#char} read as ${ids.join("")}`);
  }

  #close(vowel: Unit, char: string, cluster: string, sum: number, times: 0 | 1, end: number) {
    const entry = vowelEntry(vowel, char, cluster, sum, times);
    this.#cluster.takeVowel(vowel.letter);
    this.#letters.push(entry);
    this.#addSyllable(entry.latin, entry.consonantSumAtVowel, end);
  }

  #add(unit: Unit, type: "virama" | "sign" | "other", note = unit.note) {
    this.#letters.push(uncountedEntry(unit, type, this.#char, note));
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
