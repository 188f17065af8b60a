import { INDIA_METRICS, type IndiaBase, type IndiaMetric } from "./india-metrics.data.ts";
import type { RiskView } from "./place.ts";
import { WORLD_METRICS, type WorldBase, type WorldMetric } from "./world-metrics.data.ts";

export const INDIA: RiskView<IndiaMetric, IndiaBase> = {
  name: "india",
  words: { child: "district", children: "districts", groups: "states" },
  metrics: INDIA_METRICS,
  penetration: "internet_penetration",
  population: "population",
  leastPublished: 2,
};

export const WORLD: RiskView<WorldMetric, WorldBase> = {
  name: "world",
  words: { child: "country", children: "countries", groups: "continents" },
  metrics: WORLD_METRICS,
  penetration: "internet_subscribers_pop",
  population: "population",
  leastPublished: 3,
};

/** Both views by name. */
export const VIEWS = { india: INDIA, world: WORLD } as const;
