import { schemeOf } from "#domain/numeration/latin.ts";
import { ReadWord } from "#domain/numeration/read-word.ts";
import { DEFAULT_RULES } from "#domain/numeration/reading.ts";
import { scan } from "#domain/numeration/scan.ts";

/** Words of IAST in Devanagari. */
export function inDevanagari(iast: string): string {
  return iast
    .split(" ")
    .map((word) => {
      const scheme = schemeOf(word, "iast");
      const rules = DEFAULT_RULES;
      return new ReadWord(word, scan(word, scheme), { chosen: "latin", scheme, rules }).spellings
        .devanagari;
    })
    .join(" ");
}
