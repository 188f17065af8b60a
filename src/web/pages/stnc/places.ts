import type { MainSthana } from "#domain/sound/articulation.data.ts";

/** The five places in the order of the varnamala: from the throat to the lips. */
export const PLACES: readonly MainSthana[] = [
  "guttural",
  "palatal",
  "retroflex",
  "dental",
  "labial",
];
