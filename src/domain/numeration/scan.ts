import { otherUnit, unitOfCharacter } from "./characters.ts";
import { fold, latinTokenAt } from "./latin.ts";
import type { LatinScheme } from "./reading.ts";
import { OM } from "./signs.data.ts";
import type { Token } from "./units.ts";

const OM_SIGN = unitOfCharacter(OM.sign.charCodeAt(0))!;

/** Splits a word into letters and signs, each character in its own script. */
export function scan(word: string, scheme: LatinScheme): Token[] {
  const folded = fold(word, scheme);
  const tokens: Token[] = [];
  let afterVowel = false;
  for (let start = 0; start < word.length; ) {
    const token = tokenAt(word, folded, start, scheme, afterVowel);
    const { unit, end } = token;
    tokens.push(token);
    // Om is one character for a vowel and a sign.
    if (unit.kind === "vowel" && unit.hint === "om")
      tokens.push({ unit: OM_SIGN, start: end, end });
    afterVowel = unit.kind === "vowel";
    start = end;
  }
  return tokens;
}

function tokenAt(
  word: string,
  folded: string,
  start: number,
  scheme: LatinScheme,
  afterVowel: boolean,
): Token {
  const unit = unitOfCharacter(word.charCodeAt(start));
  if (unit) return { unit, start, end: start + 1 };
  const latin = latinTokenAt(folded, start, scheme, afterVowel);
  if (latin) return latin;
  const char = String.fromCodePoint(word.codePointAt(start)!);
  return { unit: otherUnit(char), start, end: start + char.length };
}
