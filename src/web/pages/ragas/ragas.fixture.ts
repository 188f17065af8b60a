import type { RagaRow } from "#contract/melakarta.ts";
import { RAGAS } from "#domain/raga/raga.ts";

/** The API's answer. */
export const RAGA_ROWS: readonly RagaRow[] = RAGAS.map((raga) => ({
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
}));
