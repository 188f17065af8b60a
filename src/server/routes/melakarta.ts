import type { FastifyInstance } from "fastify";
import type { RagaRow } from "#contract/melakarta.ts";
import { RAGAS, type Raga } from "#domain/raga/raga.ts";
import { mount } from "../http/mount.ts";
import { once } from "../http/once.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";

// The same for every server of a process, and made at the first request.
const ragas = once(async () => prepareAnswer(RAGAS.map(ragaOnWire)));

/** The 72 melakarta ragas. */
export function melakartaRoutes(app: FastifyInstance) {
  mount(app, "GET /melakarta/melakarta-ragas", () => ragas());
}

const ragaOnWire = (raga: Raga): RagaRow => ({
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
