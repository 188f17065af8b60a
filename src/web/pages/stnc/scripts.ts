import type { Script } from "#domain/numeration/script.ts";

/** The scripts in display order, with the language tag of Sanskrit in each. */
export const SCRIPT_COLUMNS = [
  { script: "devanagari", name: "Devanagari", lang: "sa-Deva" },
  { script: "latin", name: "Latin", lang: "sa-Latn" },
  { script: "kannada", name: "Kannada", lang: "sa-Knda" },
  { script: "telugu", name: "Telugu", lang: "sa-Telu" },
] as const satisfies readonly { script: Script; name: string; lang: string }[];
