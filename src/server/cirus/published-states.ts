import type { PublishedStateRow, PublishedStates } from "#contract/cirus-published.ts";
import { publishedIndices, rankPublished } from "#domain/risk/assess.ts";
import { byMetric, type CsvRecord, type StateRecords } from "#domain/risk/fact-records.ts";
import { comparable, sharedPositions } from "#domain/risk/rank.ts";
import { isPublished } from "#domain/risk/status.ts";
import { INDIA } from "#domain/risk/view.ts";
import { STATES } from "./groups.ts";
import { factRecords } from "./packaged/fact-tables.ts";
import type { HeldDistrict, OwnFacts } from "./release.ts";

/** The states with the published figures behind a release, ranked among themselves. */
export function publishedStates(
  districts: readonly HeldDistrict[],
  own: OwnFacts,
): PublishedStateRow[] {
  const records = byMetric(factRecords("states", own));
  const members = Map.groupBy(districts, ({ stateCode }) => stateCode);
  const rows = STATES.flatMap(({ id, name, aliases }) => {
    const ofState = members.get(id);
    if (ofState === undefined) return [];
    const subscriptions = subscriptionsOf(ofState, records);
    const crime = crimeOf(ofState, records);
    const published = Object.fromEntries(
      [
        ["subscriptions", subscriptions.internet_subscriptions_per_100],
        ["crime", crime.cyber_crime_rate_per_1000],
      ].filter(([, figure]) => figure !== null),
    ) as Record<string, number>;
    return [{ id, name, aliases, subscriptions, crime, published }];
  });
  const indices = publishedIndices(INDIA, rows);
  const places = sharedPositions(indices);
  const ranks = rankPublished(rows);
  const rankBy = (key: string) => sharedPositions(ranks.get(key)?.rankOf ?? rows.map(() => null));
  const [bySubscriptions, byCrime] = [rankBy("subscriptions"), rankBy("crime")];
  return rows.map(({ id, name, aliases, subscriptions, crime }, at) => ({
    id,
    state: name,
    ...subscriptions,
    internet_subscriptions_rank: bySubscriptions[at]!.shared,
    ...crime,
    cyber_crime_rank: byCrime[at]!.shared,
    published_index: indices[at] === null ? null : comparable(indices[at]!),
    published_rank: places[at]!.shared,
    published_tied: places[at]!.tied,
    aliases: [...aliases],
  }));
}

/** What TRAI and NCRB print for the whole of India. */
export function publishedTotal(own: OwnFacts): PublishedStates["meta"]["total"] {
  const records = byMetric(factRecords("states", own));
  const newest = (metric: string) =>
    [...records.values()]
      .filter((row) => row.state_code === "IN" && row.metric === metric)
      .reduce((last, row) => (row.period! > last.period! ? row : last));
  const million = records.get(`IN internet_subscribers_million ${SUBSCRIPTIONS_PERIOD}`);
  const cases = newest("cyber_crime_cases");
  const rate = records.get(`IN cyber_crime_rate_per_lakh_published ${cases.period}`);
  return {
    internet_subscriptions_per_100: null,
    internet_subscriptions_million: million ? Number(million.value) : null,
    ...subscriptionOrigin(million),
    cyber_crime_rate_per_1000: rate ? comparable(Number(rate.value) / 100) : null,
    cyber_crime_cases: Number(cases.value),
    cyber_crime_year: cases.period!,
    cyber_crime_source: cases.source!,
    cyber_crime_evidence: cases.evidence ?? "",
  };
}

const SUBSCRIPTIONS_PERIOD = "2025-03";
const SUBSCRIPTIONS_MONTH = "March 2025";

const subscriptionOrigin = (record: CsvRecord | undefined) => ({
  internet_subscriptions_year: record ? SUBSCRIPTIONS_MONTH : "",
  internet_subscriptions_source: record?.source ?? "",
  internet_subscriptions_evidence: record?.evidence ?? "",
});

// A figure of the release whose source is not known is none that is published.
function subscriptionsOf(members: readonly HeldDistrict[], records: StateRecords) {
  const figure = common(members, ({ publishedSubscribers }) => publishedSubscribers);
  const of = (metric: string) =>
    records.get(`${members[0]!.stateCode} ${metric} ${SUBSCRIPTIONS_PERIOD}`);
  const rate = of("internet_subscribers_per_100");
  const isKnown = figure !== null && rate !== undefined && Number(rate.value) === figure;
  const million = isKnown ? of("internet_subscribers_million") : undefined;
  return {
    internet_subscriptions_per_100: isKnown ? figure : null,
    internet_subscriptions_million: million ? Number(million.value) : null,
    ...subscriptionOrigin(isKnown ? rate : undefined),
  };
}

const CRIME = "cyber_crime_rate_per_1000";

function crimeOf(members: readonly HeldDistrict[], records: StateRecords) {
  const [{ stateCode, statuses, years, sources }] = members as [HeldDistrict];
  const status = statuses[CRIME];
  const isOfState = status === "state-level" || isPublished(status);
  const figure = isOfState ? common(members, ({ values }) => values[CRIME]) : null;
  const of = (metric: string) => records.get(`${stateCode} ${metric} ${years[CRIME]}`);
  const rate = of("cyber_crime_rate_per_lakh");
  const isKnown = figure !== null && comparable(Number(rate?.value) / 100) === comparable(figure);
  const cases = isKnown ? of("cyber_crime_cases") : undefined;
  return {
    cyber_crime_rate_per_1000: figure === null ? null : comparable(figure),
    cyber_crime_cases: cases ? Number(cases.value) : null,
    cyber_crime_year: figure === null ? "" : years[CRIME],
    cyber_crime_source: figure === null ? "" : (cases?.source ?? sources[CRIME]),
    cyber_crime_evidence: cases?.evidence ?? "",
  };
}

/** The figure that all districts of a state have; null if they differ. */
function common(
  members: readonly HeldDistrict[],
  of: (district: HeldDistrict) => number | null,
): number | null {
  const figures = new Set(members.map(of));
  return figures.size === 1 ? of(members[0]!) : null;
}
