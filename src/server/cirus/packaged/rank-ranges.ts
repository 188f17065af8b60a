import { setImmediate as turn } from "node:timers/promises";
import { assess } from "#domain/risk/assess.ts";
import { byMetric, readCountryFacts, readIndiaFacts } from "#domain/risk/fact-records.ts";
import { indiaPlaces } from "#domain/risk/india.ts";
import { indiaRanges } from "#domain/risk/india-ranges.ts";
import type { RankRange, Simulation } from "#domain/risk/rank-ranges.ts";
import { SIMULATION } from "#domain/risk/uncertainty.data.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { worldPlaces } from "#domain/risk/world.ts";
import { worldRanges } from "#domain/risk/world-ranges.ts";
import { type HeldPlace, isPackaged, type OwnFacts, type Release } from "../release.ts";
import { factRecords } from "./fact-tables.ts";
import { packagedRecords } from "./packaged-facts.ts";

/** The range of a place, as a release holds it. */
interface HeldRange {
  readonly rankLow: number | null;
  readonly rankHigh: number | null;
  /** How many draws it was found by; absent if it was found in another way, or not at all. */
  readonly rangeDraws?: number;
}

const UNKNOWN: HeldRange = { rankLow: null, rankHigh: null };

/** The file of the ranges of a view. */
export const rangesFile = (view: ViewName) => `${view}-rank-ranges.csv`;

/**
 * The ranges of the places' ranks by the packaged facts, by id; unknown for an operator's own facts
 * until they are simulated.
 */
export function packagedRanges(view: ViewName, own: OwnFacts): (id: string) => HeldRange {
  if (!isPackaged(own)) return () => UNKNOWN;
  const ranges = new Map(
    packagedRecords(rangesFile(view)).map(({ id, rank_low, rank_high }) => [
      id,
      {
        rankLow: Number(rank_low),
        rankHigh: Number(rank_high),
        rangeDraws: SIMULATION.draws,
      },
    ]),
  );
  return (id) => ranges.get(id) ?? UNKNOWN;
}

/** Simulates the ranges of the places' ranks by the packaged facts and an operator's own. */
export function simulateRanges(view: ViewName, own: OwnFacts, draws: number): Simulation {
  if (view === "india") {
    const facts = readIndiaFacts(
      factRecords("districts", own),
      byMetric(factRecords("states", own)),
    );
    const districts = assess(INDIA, indiaPlaces(facts));
    return indiaRanges(facts, ranksOf(facts.districts, districts), draws);
  }
  const countries = readCountryFacts(factRecords("countries", own));
  return worldRanges(countries, ranksOf(countries, assess(WORLD, worldPlaces(countries))), draws);
}

function ranksOf(
  inOrder: readonly { readonly id: string }[],
  assessed: readonly { readonly id: string; readonly riskRank: number }[],
): ReadonlyMap<string, number> {
  const rankById = new Map(assessed.map(({ id, riskRank }) => [id, riskRank]));
  return new Map(inOrder.map(({ id }) => [id, rankById.get(id)!]));
}

/**
 * The release that an operator's own facts lead to, with the ranges of its ranks. It takes seconds,
 * in which a server still answers.
 */
export async function withRanges(release: Release, own: OwnFacts): Promise<Release> {
  if (isPackaged(own)) return release;
  const simulation = simulateRanges(release.view, own, SIMULATION.drawsOfImport);
  let step = simulation.next();
  for (; !step.done; step = simulation.next()) await turn();
  const ranges: ReadonlyMap<string, RankRange> = step.value;
  const places = release.places.map((place: HeldPlace) => ({
    ...place,
    ...ranges.get(place.id)!,
    rangeDraws: SIMULATION.drawsOfImport,
  }));
  return { ...release, places } as unknown as Release;
}
