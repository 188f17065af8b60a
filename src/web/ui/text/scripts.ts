import type { Script } from "#domain/letters/letters.ts";

/** The English names of the scripts. */
export const SCRIPT_NAMES: Readonly<Record<Script, string>> = {
  devanagari: "Devanagari",
  latin: "Latin",
  kannada: "Kannada",
  telugu: "Telugu",
};

/** The language tags of Sanskrit in each script, for screen readers and fonts. */
export const SCRIPT_LANGUAGES: Readonly<Record<Script, string>> = {
  devanagari: "sa-Deva",
  latin: "sa-Latn",
  kannada: "sa-Knda",
  telugu: "sa-Telu",
};

/** The script of a text that has letters of one script alone, or of the first below that it has. */
export function scriptIn(text: string): Script {
  if (/\p{Script=Devanagari}/u.test(text)) return "devanagari";
  if (/\p{Script=Kannada}/u.test(text)) return "kannada";
  if (/\p{Script=Telugu}/u.test(text)) return "telugu";
  return "latin";
}

/** The language tag of a Sanskrit text, by the script it is written in. */
export const languageOf = (text: string): string => SCRIPT_LANGUAGES[scriptIn(text)];
