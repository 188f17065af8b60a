import { type Unit, unit } from "./units.ts";

const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const DIRECTION_MARKS = new RegExp(DIRECTION_MARK, "g");

const ACCENT = "accent mark, dropped";

const FOREIGN: readonly Kind[] = [
  kind(/[\u093C\u0CBC\u0C3C]/, "nukta, ignored"),
  kind(/[\u030D\u030E\u0951-\u0954\u1CD0-\u1CE8\u1CED\u1CF4\u1CF7-\u1CFF\uA8E0-\uA8F1]/, ACCENT),
  kind(/[\u200C\u200D]/, "joiner, dropped"),
  kind(DIRECTION_MARK, "direction mark, not counted"),
  kind(/[\uFE00-\uFE0F\u034F\u00AD\u200B\u2060]/, "invisible mark, dropped"),
];
// On a Latin consonant these belong to the letter (ś, ḻ), with which they are one character.
const KINDS: readonly Kind[] = [...FOREIGN, kind(/[\u0300\u0301\u0331]/, ACCENT)];

const sourceOf = (kinds: readonly Kind[]) => `(?:${kinds.map(([{ source }]) => source).join("|")})`;
const MARKS = new RegExp(sourceOf(KINDS), "g");

/** The source of a regular expression for a mark that is no part of any letter. */
export const FOREIGN_MARK = sourceOf(FOREIGN);

type Kind = readonly [marks: RegExp, mark: Unit];

function kind(marks: RegExp, note: string): Kind {
  return [marks, unit({ kind: "mark", dependent: true, note })];
}

/** Finds a nukta, accent, joiner or other mark without a value. */
function markOf(char = ""): Unit | undefined {
  return KINDS.find(([marks]) => marks.test(char))?.[1];
}

/** Removes the marks from a word. They do not affect its reading, wherever they are. */
export function withoutMarks(word: string): string {
  return word.replace(MARKS, "");
}

/** Puts the marks of a word back among its units, which were read without them. */
export function withMarks(units: readonly Unit[], word: string): readonly Unit[] {
  if (withoutMarks(word) === word) return units;
  const result: Unit[] = [];
  let at = 0;
  const putMarks = () => {
    for (let mark = markOf(word[at]); mark; mark = markOf(word[++at])) result.push(mark);
  };
  for (const unit of units) {
    putMarks();
    const start = at;
    // A mark inside a letter belongs to it.
    for (let left = unit.width; left > 0; at++) if (!markOf(word[at])) left--;
    result.push({ ...unit, width: at - start });
  }
  putMarks();
  return result;
}

/** True if a text may display its letters in a different order from the stored one. */
export function hasDirectionMark(text: string): boolean {
  return DIRECTION_MARK.test(text);
}

/** A text whose letters are displayed in the stored order, whatever it was pasted with. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, "");
}
