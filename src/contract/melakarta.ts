import { z } from "zod";
import { MELAKARTA_COUNT } from "#domain/raga/melakarta.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { PREPARED } from "./examples.ts";
import { hexColour } from "./hex-colour.ts";

const ragaRow = z
  .object({
    raga_number: z.int().min(1).max(MELAKARTA_COUNT),
    raga_name_latin: z.string(),
    raga_name_devanagari: z.string(),
    classification: z.string().describe('Its half and chakra, as in "Shuddha Madhyama · Agni".'),
    swaras_latin: z.string().describe("The seven rising from S, separated by spaces."),
    swaras_devanagari: z.string(),
    colour_rgb: hexColour,
    chakra: z.int().min(1).max(12).describe("1 to 12."),
    aliases: z.array(z.string()).describe("Other names, including the popular one."),
    katapayadi: z
      .object({
        syllables: z.array(z.object({ text: z.string(), letter: z.string(), digit: z.int() })),
        note: z.string().nullable(),
      })
      .describe("How the first two syllables of the name give the number."),
  })
  .meta({ id: "Raga", description: "One of the 72 parent scales." });
export type RagaRow = z.infer<typeof ragaRow>;

export const melakartaEndpoints = {
  "GET /melakarta/melakarta-ragas": {
    summary: "The 72 melakarta ragas in order.",
    description: PREPARED,
    answer: [
      {
        raga_number: 1,
        raga_name_latin: "Kanakangi",
        raga_name_devanagari: "कनकाङ्गी",
        classification: "Shuddha Madhyama · Indu",
        swaras_latin: "S R1 G1 M1 P D1 N1",
        swaras_devanagari: "स रि१ ग१ म१ प ध१ नि१",
        colour_rgb: "#932c23",
        chakra: 1,
        aliases: [],
        katapayadi: { syllables: [{ text: "ka", letter: "k", digit: 1 }], note: null },
      },
    ],
    access: "public",
    response: z.array(ragaRow),
  },
} as const satisfies Record<EndpointKey, Endpoint>;
