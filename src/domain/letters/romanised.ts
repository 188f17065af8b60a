import { withoutMarks } from "./invisible.ts";
import { COLON, colonUnit, unitOfCharacter } from "./tables/characters.ts";
import type { Unit } from "./units.ts";

const BRAHMIC = /[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Telugu}]/u;

/**
 * Writes the Devanagari, Kannada and Telugu letters of a text in IAST. Marks that do not affect the
 * reading go, such as joiners and the accents of Vedic texts; everything else stays. It is for search:
 * no text is refused.
 *
 * @example
 * romanised("ख्युघृ = 4320000"); // "khyughṛ = 4320000"
 */
export function romanised(text: string): string {
  const chars = [...withoutMarks(text.normalize("NFC"))];
  const units: (Unit | undefined)[] = [];
  chars.forEach((char, at) => {
    if (BRAHMIC.test(char)) units.push(unitOfCharacter(char.charCodeAt(0)));
    else units.push(char === ":" ? visargaOf(units[at - 1], chars[at + 1]) : undefined);
  });
  return chars
    .map((char, at) => {
      const { ids, carriesA } = units[at] ?? { ids: [char], carriesA: false };
      // Spoken after a consonant, unless a vowel sign or a virama follows.
      return ids.join("") + (carriesA && !units[at + 1]?.dependent ? "a" : "");
    })
    .join("");
}

// A colon typed for a visarga.
function visargaOf(before: Unit | undefined, after = ""): Unit | undefined {
  const unit = colonUnit(before, after, false);
  return unit === COLON ? undefined : unit;
}
