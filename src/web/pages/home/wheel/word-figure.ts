import type { LitText, Unread } from "../word/lit-text.ts";
import { letterPoint, WHEEL_LETTERS } from "./wheel-letters.ts";

/** What a word draws on the wheel: a line through its letters in the order of speech. */
export interface WordFigure {
  /** The line as SVG path data, in the wheel's own units. */
  readonly path: string;
  /** The letter it begins with. */
  readonly start: string;
  /** The letters it goes through, in IAST. */
  readonly lit: ReadonlySet<string>;
}

/** The radius of the loop that stands for a letter spoken twice. */
const LOOP_RADIUS = 24;

/**
 * The figure of a word: straight lines from letter to letter, and a loop where a letter follows
 * itself. Letters that the wheel lacks are left out; null if it has none of them.
 *
 * @param letters The word's letters in IAST, with its unwritten vowels.
 *
 * @example
 * wordFigure(["g", "a", "j", "a"])?.path; // "M400 167L381.46 282.96L…"
 */
export function wordFigure(letters: readonly string[]): WordFigure | null {
  const known = letters.flatMap((latin) => WHEEL_LETTERS.find((one) => one.latin === latin) ?? []);
  if (known.length === 0) return null;
  const path = known.map((letter, at) => {
    if (letter === known[at - 1]) return LOOP;
    return `${at === 0 ? "M" : "L"}${letterPoint(letter).join(" ")}`;
  });
  const lit = new Set(known.map(({ latin }) => latin));
  return { path: path.join(""), start: known[0]!.latin, lit };
}

// Two half circles, from the letter and back to it.
const LOOP = [-1, 1]
  .map((way) => `a${LOOP_RADIUS} ${LOOP_RADIUS} 0 0 1 0 ${way * 2 * LOOP_RADIUS}`)
  .join("");

/** The figure of a text; null if there is nothing to draw. */
export function figureOf(lit: LitText | Unread): WordFigure | null {
  if ("problem" in lit) return null;
  return wordFigure(lit.aksharas.flatMap(({ letters }) => letters.map(({ iast }) => iast)));
}
