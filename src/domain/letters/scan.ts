import { withoutMarks } from "./invisible.ts";
import { fold, spellingsBy } from "./latin.ts";
import type { LatinScheme } from "./latin-schemes.ts";
import { normalForm } from "./normal-form.ts";
import { COLON, colonUnit, otherUnit, unitOfCharacter } from "./tables/characters.ts";
import type { Unit } from "./units.ts";

/** Splits a word into letters and signs, each character read in its own script, without marks. */
export function scan(word: string, scheme: LatinScheme | null): Unit[] {
  const bare = withoutMarks(normalForm(word));
  const folded = scheme ? fold(bare, scheme) : bare;
  return unitsIn(folded, scheme, (at) => otherUnit(String.fromCodePoint(bare.codePointAt(at)!)))!;
}

// What normal form C may join or reorder: Kannada o in two parts, each a vowel sign of its own, and
// the marks that combine with Latin letters.
const KANNADA_O_IN_PARTS = "\u0CC6\u0CC2";
const COMBINING = /[\u0300-\u036F]/;

/**
 * Splits a text that is one word in normal form C, with only letters and signs of the tables; null
 * for any other text.
 */
export function scanPlain(text: string, scheme: LatinScheme | null): Unit[] | null {
  const units = unitsIn(text, scheme, () => null);
  if (units === null || text.includes(KANNADA_O_IN_PARTS)) return null;
  return scheme !== null && COMBINING.test(text) ? null : units;
}

// Takes the longest spelling at each position; the caller handles a character that has none.
function unitsIn(
  text: string,
  scheme: LatinScheme | null,
  otherAt: (at: number) => Unit | null,
): Unit[] | null {
  const spellings = spellingsBy(scheme);
  // Each unit has at least one character. Allocating the full length costs half as much as growing.
  const units = new Array<Unit>(text.length);
  let count = 0;
  let unit: Unit | null | undefined;
  for (let at = 0; at < text.length; ) {
    const previous = unit;
    let end = at + 1;
    unit = unitOfCharacter(text.charCodeAt(at));
    if (unit === undefined) {
      let spelling = spellings[text.charCodeAt(at)];
      if (spelling?.afterVowel && previous?.kind === "vowel") spelling = spelling.afterVowel;
      unit = spelling?.unit;
      for (let ahead = end; spelling?.longer; ) {
        spelling = spelling.longer.get(text.charCodeAt(ahead++));
        if (spelling?.unit) {
          unit = spelling.unit;
          end = ahead;
        }
      }
    } else if (unit === COLON) {
      const next = spellings[text.charCodeAt(end)]?.unit;
      unit = colonUnit(previous ?? undefined, text.slice(end, end + 1), next?.kind === "vowel");
    }
    if (unit === undefined) {
      unit = otherAt(at);
      if (unit === null) return null;
      end = at + unit.width;
    }
    units[count++] = unit;
    at = end;
  }
  units.length = count;
  return units;
}
