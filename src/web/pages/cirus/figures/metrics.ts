import type { IndiaBase } from "#domain/risk/india-metrics.data.ts";
import type { Counted, Metric as RiskMetric } from "#domain/risk/metric.ts";
import { VIEWS } from "#domain/risk/view.ts";

/** A column of figures. */
export interface Metric {
  /** The row's field. */
  readonly key: string;
  /** The heading above it; with `label` it says what is counted. */
  readonly group: string;
  readonly label: string;
  readonly decimals: number;
}

const GROUPS: Readonly<Record<Counted, string>> = {
  subscriptions: "Access",
  users: "Access",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  x: "X",
  crime: "Crime",
};

const LABELS: Readonly<Record<IndiaBase, string>> = {
  population: "Per 100 people",
  literates: "Per 100 literates",
  users: "Per 100 internet users",
  formal_employees: "Per 100 formal employees",
};

const PER_THOUSAND = { label: "Per 1,000 people", decimals: 3 } as const;
const TRAI = "TRAI subscriptions";
const NCRB = "NCRB cyber crime";

const columnsOf = (metrics: readonly RiskMetric<string, IndiaBase>[]): readonly Metric[] =>
  metrics.map(({ key, counts, base }) => ({
    key,
    group: GROUPS[counts],
    ...(counts === "crime" ? PER_THOUSAND : { label: LABELS[base], decimals: 1 }),
  }));

/** The metrics of each view, in display order. */
export const METRICS = {
  india: columnsOf(VIEWS.india.metrics),
  world: columnsOf(VIEWS.world.metrics),
  /** What sources print of the states of India. */
  states: [
    {
      key: "internet_subscriptions_per_100",
      group: TRAI,
      label: LABELS.population,
      decimals: 2,
    },
    { key: "internet_subscriptions_million", group: TRAI, label: "Million", decimals: 2 },
    { key: "cyber_crime_rate_per_1000", group: NCRB, ...PER_THOUSAND },
    { key: "cyber_crime_cases", group: NCRB, label: "Registered cases", decimals: 0 },
  ],
} as const satisfies Readonly<Record<string, readonly Metric[]>>;
