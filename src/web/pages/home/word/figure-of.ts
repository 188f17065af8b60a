import type { Wheel } from "../wheel/wheel-letters.ts";
import { type WordFigure, wordFigure } from "../wheel/word-figure.ts";
import type { LitText, Unread } from "./lit-text.ts";

/** The figure of a text on the wheel; null if there is nothing to draw. */
export function figureOf(lit: LitText | Unread | null, wheel: Wheel): WordFigure | null {
  if (lit === null || "problem" in lit) return null;
  const letters = lit.aksharas.flatMap((akshara) => akshara.letters);
  return wordFigure(
    letters.map(({ iast }) => iast),
    wheel,
  );
}
