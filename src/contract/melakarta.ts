import { z } from "zod";
import { MELAKARTA_COUNT } from "#domain/raga/melakarta.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { hexColour } from "./hex-colour.ts";

/** One of the 72 parent scales. */
export const ragaRow = z.object({
  raga_number: z.int().min(1).max(MELAKARTA_COUNT),
  raga_name_latin: z.string(),
  raga_name_devanagari: z.string(),
  /** Its half and chakra, as in "Shuddha Madhyama · Agni". */
  classification: z.string(),
  /** The seven rising from S, one space between them. */
  swaras_latin: z.string(),
  swaras_devanagari: z.string(),
  colour_rgb: hexColour,
  /** 1 to 12. */
  chakra: z.int().min(1).max(12),
  /** Other names, the popular one among them. */
  aliases: z.array(z.string()),
  /** How the first two syllables of the name give the number. */
  katapayadi: z.object({
    /** In the order of the name; the number is read from the second to the first. */
    syllables: z.array(z.object({ text: z.string(), letter: z.string(), digit: z.int() })),
    /** Why the name is an exception to the rule, or hangs on its spelling. */
    note: z.string().nullable(),
  }),
});
export type RagaRow = z.infer<typeof ragaRow>;

export const melakartaEndpoints = {
  "GET /melakarta/melakarta-ragas": {
    summary: "The 72 melakarta ragas in order.",
    access: "public",
    response: z.array(ragaRow),
  },
} as const satisfies Record<EndpointKey, Endpoint>;
