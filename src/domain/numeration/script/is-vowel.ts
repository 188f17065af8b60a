import { VOWELS } from "./letters.data.ts";

const VOWEL_IDS = new Set(VOWELS.map(({ latin }) => latin));

/** Whether a letter, in IAST, is a vowel. */
export const isVowel = (id: string): boolean => VOWEL_IDS.has(id);
