import type { MappingsResponse } from "#contract/aryabhatta.ts";
import type { Script } from "#domain/numeration/script.ts";

/** The scripts in display order: the label of each, and the language of its letters. */
export const SCRIPT_COLUMNS = [
  { value: "devanagari", label: "Devanagari", lang: "sa-Deva" },
  { value: "latin", label: "Latin", lang: "sa-Latn" },
  { value: "kannada", label: "Kannada", lang: "kn" },
  { value: "telugu", label: "Telugu", lang: "te" },
] as const satisfies readonly { value: Script; label: string; lang: string }[];

/** What is shown large: one script, or all four for a wall. */
export type Large = Script | "all";

/** The choices of what is shown large. */
export const LARGE_CHOICES = [...SCRIPT_COLUMNS, { value: "all", label: "All four" }] as const;

/** A letter or sign in each script; empty if a script has none. */
export type Forms = Readonly<Record<Script, string>>;

type Entry =
  | MappingsResponse["consonants" | "vowels"][number]
  | MappingsResponse["devanagari_matras_map"][number];

/** The forms of one entry of the answer. */
export function formsOf(entry: Entry): Forms {
  return {
    devanagari: entry.devanagariChar,
    latin: "latinChar" in entry ? entry.latinChar : entry.latinEquivalent,
    kannada: entry.kannadaChar,
    telugu: entry.teluguChar,
  };
}
