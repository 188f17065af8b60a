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

/** The language tag of a Sanskrit text, by the script it is written in. */
export function languageOf(text: string): string {
  if (/\p{Script=Devanagari}/u.test(text)) return SCRIPT_LANGUAGES.devanagari;
  if (/\p{Script=Kannada}/u.test(text)) return SCRIPT_LANGUAGES.kannada;
  if (/\p{Script=Telugu}/u.test(text)) return SCRIPT_LANGUAGES.telugu;
  return SCRIPT_LANGUAGES.latin;
}
