import { eachMetric } from "../metric.ts";
import type { Place } from "../place.ts";
import { isPublished, type Status } from "../status.ts";
import type { IndiaFacts } from "./facts.ts";
import { INDIA_METRICS, type IndiaBase, type IndiaMetric } from "./metrics.data.ts";
import { modelIndia } from "./model.ts";

/** The only metric that is not an estimate is a figure of the state. */
const INDIA_STATUSES: Readonly<Record<IndiaMetric, Status>> = eachMetric(
  INDIA_METRICS,
  ({ key }) => (key === "cyber_crime_rate_per_1000" ? "state-level" : "modelled"),
);

/**
 * Picks the two published figures, both of the state: subscriptions per 100 people, which may be
 * unknown, and registered cyber crime.
 */
export function publishedOfDistrict({
  values: { cyber_crime_rate_per_1000 },
  statuses,
  publishedSubscribers,
}: Pick<Place<IndiaMetric, IndiaBase>, "values" | "statuses"> & {
  readonly publishedSubscribers: number | null;
}): Readonly<Record<string, number>> {
  const { cyber_crime_rate_per_1000: status } = statuses;
  return {
    ...(publishedSubscribers !== null && { internet_subscribers_per_100: publishedSubscribers }),
    ...((status === "state-level" || isPublished(status)) && { cyber_crime_rate_per_1000 }),
  };
}

/** Models the districts. */
export function indiaPlaces(facts: IndiaFacts): Place<IndiaMetric, IndiaBase>[] {
  const districts = new Map(facts.districts.map((district) => [district.id, district]));
  return modelIndia(facts).map(({ id, values, bases }) => {
    const { name, stateCode } = districts.get(id)!;
    const state = facts.states.get(stateCode)!;
    return {
      id,
      name,
      group: state.name,
      values,
      bases,
      statuses: INDIA_STATUSES,
      published: publishedOfDistrict({
        values,
        statuses: INDIA_STATUSES,
        publishedSubscribers: state.subscribers,
      }),
    };
  });
}
