/** A word without the marks that change nothing in it. */
export interface BareWord {
  readonly text: string;
  /**
   * Where each character of `text` stands in the word as typed, then the length of that word; null
   * when nothing was taken out.
   */
  readonly offsets: readonly number[] | null;
}

const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const KINDS: readonly (readonly [RegExp, note: string])[] = [
  [/[\u093C\u0CBC\u0C3C]/, "nukta, ignored"],
  [/[\u0951-\u0954\u1CD0-\u1CF4\u1CF7-\u1CFF\uA8E0-\uA8F1]/, "accent mark, dropped"],
  [/[\u200C\u200D]/, "joiner, dropped"],
  [DIRECTION_MARK, "direction mark, not counted"],
  [/[\uFE00-\uFE0F\u034F\u00AD\u200B\u2060]/, "invisible mark, dropped"],
];
const ANY = new RegExp(KINDS.map(([kind]) => kind.source).join("|"));

/** Takes nuktas, accents, joiners and other marks without a value out of a word. */
export function bareWord(word: string): BareWord {
  if (!ANY.test(word)) return { text: word, offsets: null };
  let text = "";
  const offsets: number[] = [];
  for (let at = 0; at < word.length; at++) {
    if (ANY.test(word[at]!)) continue;
    text += word[at];
    offsets.push(at);
  }
  offsets.push(word.length);
  return { text, offsets };
}

/** Says why a mark was taken out. */
export function noteOnMark(mark: string): string {
  return KINDS.find(([kind]) => kind.test(mark))![1];
}

/** True where a text may show its letters in another order than it holds them. */
export function hasDirectionMark(text: string): boolean {
  return DIRECTION_MARK.test(text);
}
