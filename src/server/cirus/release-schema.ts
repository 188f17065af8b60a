import { z } from "zod";
import { readDay } from "./day.ts";
import { MAX_PLACES } from "./import/limits.ts";
import { HELD_PLACE, releaseText } from "./place-schema.ts";
import { FACT_KINDS, type HeldPlace, type OwnFacts, type Release } from "./release.ts";

const asOf = z.string().refine((day) => readDay(day) === day);

const placesOf = <Place extends HeldPlace>(place: z.ZodType<Place>) =>
  z.array(place).min(2).max(MAX_PLACES).refine(areInOrder).refine(areRankedOnce);

/** The schema of a release from any source. */
export const releaseSchema: z.ZodType<Release> = z.discriminatedUnion("view", [
  z.strictObject({ view: z.literal("india"), asOf, places: placesOf(HELD_PLACE.india) }),
  z.strictObject({ view: z.literal("world"), asOf, places: placesOf(HELD_PLACE.world) }),
]);

/** The schema of an operator's own facts from any source. */
export const ownFactsSchema: z.ZodType<OwnFacts> = z.partialRecord(
  z.enum(FACT_KINDS),
  z.array(z.record(releaseText, releaseText)).max(MAX_PLACES),
);

function areInOrder(places: readonly { readonly id: string }[]): boolean {
  return places.every(({ id }, at) => at === 0 || places[at - 1]!.id < id);
}

// If ranks are given, every place has one and each occurs once.
function areRankedOnce(places: readonly Pick<HeldPlace, "given">[]): boolean {
  const ranks = new Set(places.flatMap(({ given }) => given?.rank ?? []));
  return ranks.size === 0 || (ranks.size === places.length && Math.max(...ranks) === places.length);
}
