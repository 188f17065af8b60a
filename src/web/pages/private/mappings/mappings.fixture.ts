import type { MappingsResponse } from "#contract/aryabhatta-answers.ts";
import { mappings, type WrittenForms } from "#domain/letters/mappings.ts";

const { consonants, vowels, matras, modifiers } = mappings();

/** The answer of the API, letter by letter. */
export const MAPPINGS: MappingsResponse = {
  consonants: consonants.map((letter) => ({ ...letter, ...letterChars(letter) })),
  vowels: vowels.map((letter) => ({ ...letter, ...letterChars(letter) })),
  devanagari_matras_map: matras.map(signChars),
  devanagari_modifiers_map: modifiers.map(signChars),
};

function letterChars({ latin, ...forms }: WrittenForms) {
  return { ...brahmicChars(forms), latinChar: latin };
}

function signChars({ latin, ...forms }: WrittenForms) {
  return { ...brahmicChars(forms), latinEquivalent: latin };
}

function brahmicChars({ devanagari, kannada, telugu }: Omit<WrittenForms, "latin">) {
  return { devanagariChar: devanagari, kannadaChar: kannada, teluguChar: telugu };
}
