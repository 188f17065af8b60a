import type { Raga } from "#domain/raga/raga.ts";
import type { RagaRow } from "./melakarta.ts";

/** A raga as it is sent in an answer. */
export const ragaOnWire = (raga: Raga): RagaRow => ({
  raga_number: raga.number,
  raga_name_latin: raga.name,
  raga_name_devanagari: raga.devanagari,
  classification: raga.classification,
  swaras_latin: raga.svaras.join(" "),
  swaras_devanagari: raga.svarasDevanagari,
  colour_rgb: raga.colour.hex,
  chakra: raga.chakra,
  aliases: [...raga.aliases],
  katapayadi: { syllables: [...raga.katapayadi.syllables], note: raga.katapayadi.note },
});
