import { expect, test } from "vitest";
import { knownWord } from "#domain/numeration/literature/known-words.ts";
import { FIRST_WORDS } from "./first-words.ts";

test.each(FIRST_WORDS)("$latin is as the literature has it", (word) => {
  expect(knownWord(word.latin)[0]).toMatchObject(word);
});
