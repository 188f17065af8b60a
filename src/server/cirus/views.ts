import type { z } from "zod";
import {
  type ContinentRow,
  type CountryRow,
  continentRow,
  countryRow,
  type DistrictRow,
  districtRow,
  type StateRow,
  stateRow,
} from "#contract/cirus.ts";
import type { AssessedGroup, IndexWeight } from "#domain/risk/add-up.ts";
import { type Assessment, assess } from "#domain/risk/assess.ts";
import { districtWorkings, publishedOfDistrict } from "#domain/risk/india.ts";
import type { IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import type { Place, RiskView } from "#domain/risk/place.ts";
import type { StepsByMetric } from "#domain/risk/quantity.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { countryWorkings, publishedOfCountry } from "#domain/risk/world.ts";
import type { WorldMetric } from "#domain/risk/world-metrics.data.ts";
import { CONTINENT_GROUPS, type Group, STATES } from "./groups.ts";
import { countryReader, districtReader, type PlaceReader } from "./import/place-readers.ts";
import { continentOnWire, countryOnWire, districtOnWire, stateOnWire } from "./on-wire.ts";
import type { Origins } from "./origins.ts";
import { STATE_METRICS } from "./packaged/fact-columns.ts";
import { factRecords } from "./packaged/fact-tables.ts";
import type { HeldCountry, HeldDistrict, HeldPlace, OwnFacts } from "./release.ts";

/** What differs between districts and countries when they are read, assessed and written. */
export interface ServedView<
  Held extends HeldPlace = HeldPlace,
  Key extends string = string,
  Row = unknown,
  GroupRow = unknown,
> {
  readonly risk: RiskView<Key, string>;
  /** The states or continents. */
  readonly groups: readonly Group[];
  readonly indexWeight: IndexWeight;
  /** The year of the oldest facts that models use without naming it as a figure's year. */
  readonly modelledSince: number | null;
  /** The contract's schemas of a row: of a place, and of a state or continent. */
  readonly row: z.ZodObject;
  readonly groupRow: z.ZodObject;
  /** Makes the reader of a file's rows; known places supply what rows leave out. */
  readerOf(known: readonly Held[]): PlaceReader<Held>;
  publishedOf(place: Held): Place<Key, string>["published"];
  /** The cells of a file that the other view does not have. */
  ownCells(place: Held): Readonly<Record<string, string | number | null>>;
  /**
   * Computes the places again from the packaged facts and an operator's own, for the steps to the
   * figures of each, by its id; they are made on request.
   */
  work(own: OwnFacts): ReadonlyMap<string, () => StepsByMetric<Key>>;
  placeOnWire(place: Held & Assessment, usual: Origins<Key>): Row;
  groupOnWire(group: AssessedGroup<Key>, origins: Origins<Key>, usual: Origins<Key>): GroupRow;
}

/** Ranks the places of a release, counting their published figures. */
export const assessHeld = <Held extends HeldPlace>(
  view: ServedView<Held>,
  places: readonly Held[],
) =>
  assess(
    view.risk,
    places.map((place) => ({ ...place, published: view.publishedOf(place) })),
  );

const CENSUS_YEAR = 2011;

export const INDIA_VIEW: ServedView<HeldDistrict, IndiaMetric, DistrictRow, StateRow> = {
  row: districtRow,
  groupRow: stateRow,
  risk: INDIA,
  groups: STATES,
  indexWeight: "population",
  modelledSince: CENSUS_YEAR,
  readerOf: districtReader,
  publishedOf: publishedOfDistrict,
  ownCells: (district) => ({
    state_district_capital: district.capital,
    state_ut: district.group,
    district: district.name,
    state_code: district.stateCode,
    has_state_capital: String(district.hasStateCapital),
    published_subscribers_per_100: district.publishedSubscribers,
  }),
  work: (own) =>
    districtWorkings(
      factRecords("districts", own),
      // In memory while the release is live, so only those that the steps show.
      factRecords("states", own).filter(({ metric }) => STATE_METRICS[metric!]),
    ),
  placeOnWire: districtOnWire,
  groupOnWire: stateOnWire,
};

export const WORLD_VIEW: ServedView<HeldCountry, WorldMetric, CountryRow, ContinentRow> = {
  row: countryRow,
  groupRow: continentRow,
  risk: WORLD,
  groups: CONTINENT_GROUPS,
  indexWeight: "equal",
  modelledSince: null,
  readerOf: countryReader,
  publishedOf: publishedOfCountry,
  ownCells: (country) => ({
    country: country.name,
    continent: country.group,
    ccn3: country.ccn3,
  }),
  work: (own) => countryWorkings(factRecords("countries", own)),
  placeOnWire: countryOnWire,
  groupOnWire: continentOnWire,
};

/** Both views by name. */
export const VIEWS: Readonly<Record<ViewName, ServedView>> = {
  india: INDIA_VIEW,
  world: WORLD_VIEW,
};
