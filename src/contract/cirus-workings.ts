import { z } from "zod";
import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import { cirusMeta } from "./cirus.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

const step = z
  .object({
    what: z.string().describe("What the number counts, with its unit."),
    value: z.number(),
    decimals: z.int().describe("How many decimals to show."),
    working: z.string().describe("The calculation with its numbers; empty if it is from a source."),
    source: z.string().describe("The source of the number; empty if it was computed."),
    year: z.string().describe("Its year or month; empty if it was computed."),
  })
  .meta({ id: "FigureStep", description: "A number on the way to a figure." });
export type FigureStep = z.infer<typeof step>;

const { release, last_updated } = cirusMeta.shape;

const workings = z
  .object({
    data: z.object({
      id: z.string().describe("The id of the place."),
      steps: z
        .record(z.string(), z.array(step))
        .describe(
          "For each index and metric, the numbers in the order of the calculation; the last is the figure. An imported finished figure has none.",
        ),
    }),
    meta: z.object({ release, last_updated }),
  })
  .meta({ id: "Workings", description: "How the figures of a place were made." });
export type Workings = z.infer<typeof workings>;

export const cirusWorkingEndpoints = {
  "GET /cirus/workings/{view}/{place}": {
    summary: "How each figure of one place was made: the numbers put in, with year and source.",
    description:
      "Each step is a number from a source, with its year, or a calculation with its numbers; the last one is the figure. Steps are shown only if they lead to the figure of the live release.",
    examples: [{ params: { view: "world", place: "IN" } }],
    answer: {
      data: {
        id: "IN",
        steps: {
          risk_index: [
            {
              what: "Mean of the ranks",
              value: 52.125,
              decimals: 3,
              working: "(53 + 45 + 62 + 59 + 73 + 81 + 25 + 19) ÷ 8",
              source: "",
              year: "",
            },
            {
              what: "Risk index",
              value: 2.6353092783505154,
              decimals: 3,
              working: "10 × (52.125 − 1) ÷ (195 − 1)",
              source: "",
              year: "",
            },
          ],
        },
      },
      meta: { release: "world-2025-09-25-8d2c57aa8e5a", last_updated: "25/09/2025" },
    },
    access: "public",
    params: z.object({
      view: z.enum(VIEW_NAMES).describe("Districts of India, or countries."),
      place: z
        .string()
        .max(100, "Name a place by its id.")
        .describe("The id of a district, state, country or continent, as in the lists."),
    }),
    response: workings,
    refusals: { 404: "No place of the view has this id; the sentence says where the ids are." },
  },
} as const satisfies Record<EndpointKey, Endpoint>;
