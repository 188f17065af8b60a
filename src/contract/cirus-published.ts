import { z } from "zod";
import { cirusMeta } from "./cirus.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { PREPARED } from "./examples.ts";

const amount = z.number().min(0).nullable();
const rank = z.int().min(1).nullable();
const evidence = z
  .string()
  .describe("How the figure was obtained, such as data file or web page; empty if not known.");

const subscriptions = {
  internet_subscriptions_per_100: amount.describe("Internet subscriptions per 100 people (TRAI)."),
  internet_subscriptions_million: amount.describe("Internet subscriptions, million (TRAI)."),
  internet_subscriptions_year: z.string().describe("The month they are of."),
  internet_subscriptions_source: z.string(),
  internet_subscriptions_evidence: evidence,
};
const crime = {
  cyber_crime_rate_per_1000: amount.describe("Registered cyber crime per 1,000 people (NCRB)."),
  cyber_crime_cases: amount.describe("Registered cases of cyber crime (NCRB)."),
  cyber_crime_year: z.string().describe("The year they are of."),
  cyber_crime_source: z.string(),
  cyber_crime_evidence: evidence,
};

/** A state with what TRAI and NCRB publish about it. */
export const publishedStateRow = z
  .object({
    id: z.string().describe("Its code, the `state_code` of its districts."),
    state: z.string(),
    ...subscriptions,
    internet_subscriptions_rank: rank.describe(
      "Its rank by subscriptions per 100 people; equals share the lowest.",
    ),
    ...crime,
    cyber_crime_rank: rank.describe("Its rank by the crime rate; equals share the lowest."),
    published_index: z
      .number()
      .min(0)
      .max(10)
      .nullable()
      .describe(
        "0 to 10: the mean of its two ranks, scaled so that the lowest possible is 0 and the highest 10; null if it lacks a figure.",
      ),
    published_rank: rank.describe(
      "Its rank by published_index; the highest is the most exposed, and equals share the lowest.",
    ),
    published_tied: z
      .int()
      .min(0)
      .describe("How many states have its published_index, itself included; 0 if it has none."),
    aliases: z.array(z.string()).describe("Former names, other spellings."),
  })
  .meta({
    id: "PublishedState",
    description:
      "A state or union territory with published figures only. Ranks are among the states, and nothing is modelled.",
  });
export type PublishedStateRow = z.infer<typeof publishedStateRow>;

const { release, last_updated, released, count } = cirusMeta.shape;

export const publishedStates = z.object({
  data: z.array(publishedStateRow),
  meta: z.object({
    release,
    last_updated,
    released,
    count,
    total: z
      .object({ ...subscriptions, ...crime })
      .describe("The figures that TRAI and NCRB print for all of India; null where they do not."),
  }),
});
export type PublishedStates = z.infer<typeof publishedStates>;

export const cirusPublishedEndpoints = {
  "GET /cirus/states/published": {
    summary: "The states and union territories with published figures only, and their own ranks.",
    description: `Internet subscriptions (TRAI) and registered cyber crime (NCRB), each with year and source. A figure that is not the published one of the state is null. ${PREPARED}`,
    access: "public",
    response: publishedStates,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
