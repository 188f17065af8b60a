import { z } from "zod";
import { countParameter } from "./count-parameter.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

const size = (name: string) =>
  countParameter(name, 1, 10_000)
    .optional()
    .describe("The maximum size of the frame, in CSS pixels.");

const oembed = z
  .object({
    version: z.literal("1.0"),
    type: z.literal("rich"),
    title: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int().describe("How many seconds the answer may be cached."),
    html: z.string().describe("A frame with the comparison."),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: "OEmbed", description: "How a page shows a comparison, in oEmbed." });

export const cirusOembedEndpoints = {
  "GET /cirus/oembed": {
    summary: "The HTML that shows a comparison in your own page, as oEmbed.",
    description:
      "Takes the address of the CIRUS page or of an embed; view, metric and place in its query say what is compared. Only pages under /embed/ may be framed.",
    examples: [
      {
        query: {
          url: "http://localhost/cirus?view=world&place=IN&place=JP",
          maxwidth: 480,
          maxheight: 400,
          dnt: "true",
        },
      },
    ],
    answer: {
      version: "1.0",
      type: "rich",
      title: "CIRUS: cyber exposure compared",
      provider_name: "Shabda Gyan",
      provider_url: "http://localhost",
      cache_age: 86400,
      html: '<iframe src="http://localhost/embed/cirus?view=world&amp;place=IN&amp;place=JP" width="480" height="400" title="CIRUS: cyber exposure compared" loading="lazy" style="border:0"></iframe>',
      width: 480,
      height: 400,
    },
    access: "public",
    query: z.strictObject({
      url: z
        .string()
        .max(2_000, "url has at most 2000 characters.")
        .describe("The address of the CIRUS page or of an embed on this site, with its query."),
      maxwidth: size("maxwidth"),
      maxheight: size("maxheight"),
      format: z
        .enum(["json", "xml"], { error: "format is json." })
        .default("json")
        .describe("Only json is supported."),
      dnt: z
        .string()
        .optional()
        .describe("Asks not to be tracked, as WordPress does. The site never tracks."),
    }),
    response: oembed,
    refusals: {
      404: "The address is not one that can be embedded.",
      501: "Only JSON is answered.",
    },
  },
} as const satisfies Record<EndpointKey, Endpoint>;
