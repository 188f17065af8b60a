import { byMetric, type CsvRecord, readIndiaFacts } from "./fact-records.ts";
import type { IndiaFacts } from "./india/facts.ts";
import { modelIndia, workIndia } from "./india/model.ts";
import { traceDistrict } from "./india/trace.ts";
import { INDIA_METRICS, type IndiaBase, type IndiaMetric } from "./india-metrics.data.ts";
import { eachMetric } from "./metric.ts";
import type { Place } from "./place.ts";
import { type StepsByMetric, stepsByMetric } from "./quantity.ts";
import { isPublished, type Status } from "./status.ts";

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

/**
 * Models the districts again, for the steps to the figures of each, by its id; they are made on
 * request.
 */
export function districtWorkings(
  records: readonly CsvRecord[],
  stateRecords: readonly CsvRecord[],
): ReadonlyMap<string, () => StepsByMetric<IndiaMetric>> {
  const states = byMetric(stateRecords);
  const { districts, ...india } = workIndia(readIndiaFacts(records, states));
  const censusById = new Map(records.map((row) => [row.id!, row.census_source!]));
  return new Map(
    districts.map((district) => {
      const origins = { census: censusById.get(district.id)!, states };
      return [district.id, () => stepsByMetric(traceDistrict(district, india, origins))];
    }),
  );
}
