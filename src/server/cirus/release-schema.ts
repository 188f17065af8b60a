import { z } from "zod";
import { INDIA_BASES, INDIA_METRICS } from "#domain/risk/india-metrics.data.ts";
import { STATUSES } from "#domain/risk/status.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { WORLD_BASES, WORLD_METRICS } from "#domain/risk/world-metrics.data.ts";
import { CONTINENT_GROUPS, type Group, STATES } from "./groups.ts";
import { isLegible } from "./legible.ts";
import { FACT_KINDS, type HeldPlaceOf, type OwnFacts } from "./release.ts";

/** The maximum number of places of one view in a release. */
export const MAX_PLACES = 2_000;
/** The maximum length of a text about a place, in characters. */
export const MAX_TEXT_CHARACTERS = 2_000;

const releaseText = z.string().max(MAX_TEXT_CHARACTERS).refine(isLegible);
const amount = z.number().min(0);
const degrees = (most: number) => z.number().min(-most).max(most).nullable();
const rank = z.int().min(1);

function heldPlace<Key extends string, Base extends string>(
  metrics: readonly { readonly key: Key }[],
  bases: readonly Base[],
  groups: readonly Group[],
) {
  const keys = z.enum(metrics.map(({ key }) => key));
  return z.strictObject({
    id: releaseText.min(1),
    name: releaseText.min(1),
    group: z.enum(groups.map(({ name }) => name)),
    values: z.record(keys, amount),
    statuses: z.record(keys, z.enum(STATUSES)),
    years: z.record(keys, releaseText),
    sources: z.record(keys, releaseText),
    bases: z.record(z.enum(bases), amount),
    aliases: z.array(releaseText),
    lat: degrees(90),
    lon: degrees(180),
    note: releaseText,
    rankLow: z.exactOptional(rank.nullable()),
    rankHigh: z.exactOptional(rank.nullable()),
    rangeDraws: z.exactOptional(rank),
    given: z.exactOptional(z.strictObject({ index: z.number().min(0).max(10), rank })),
  });
}

/** The schema of each view's places in a release, to check figures from outside. */
export const HELD_PLACE: { readonly [View in ViewName]: z.ZodType<HeldPlaceOf<View>> } = {
  india: heldPlace(INDIA_METRICS, INDIA_BASES, STATES).extend({
    capital: releaseText.min(1),
    stateCode: z.enum(STATES.map(({ id }) => id)),
    hasStateCapital: z.boolean(),
    publishedSubscribers: amount.nullable(),
  }),
  world: heldPlace(WORLD_METRICS, WORLD_BASES, CONTINENT_GROUPS).extend({ ccn3: releaseText }),
};

/** The schema of an operator's own facts from any source. */
export const ownFactsSchema: z.ZodType<OwnFacts> = z.partialRecord(
  z.enum(FACT_KINDS),
  z.array(z.record(releaseText, releaseText)).max(MAX_PLACES),
);
