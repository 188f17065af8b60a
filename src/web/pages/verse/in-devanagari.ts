import { readWord } from "#domain/numeration/read-word.ts";

/** Words of IAST in Devanagari. */
export const inDevanagari = (iast: string): string =>
  iast
    .split(" ")
    .map((word) => readWord(word, "iast").spellings.devanagari)
    .join(" ");
