import type { ContinentRow, CountryRow, DistrictRow, StateRow } from "#contract/cirus.ts";
import type { AssessedGroup, IndexWeight } from "#domain/risk/add-up.ts";
import { type Assessment, assess } from "#domain/risk/assess.ts";
import type { IndiaBase, IndiaMetric } from "#domain/risk/india/metrics.data.ts";
import { publishedOfDistrict } from "#domain/risk/india/places.ts";
import type { Place, RiskView } from "#domain/risk/place.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import type { WorldBase, WorldMetric } from "#domain/risk/world/metrics.data.ts";
import { publishedOfCountry } from "#domain/risk/world/places.ts";
import { CONTINENT_GROUPS, type Group, STATES } from "./groups.ts";
import { countryReader, districtReader, type PlaceReader } from "./import/place-readers.ts";
import { continentOnWire, countryOnWire, districtOnWire, stateOnWire } from "./on-wire.ts";
import type { Origins } from "./origins.ts";
import type { HeldCountry, HeldDistrict, HeldPlace, OwnFacts } from "./release.ts";
import type { WorkedPlaces } from "./worked-places.ts";

/** What differs between districts and countries when they are read, assessed and written. */
export interface ServedView<
  Key extends string,
  Base extends string,
  Held extends HeldPlace<Key, Base>,
  Row = unknown,
  GroupRow = unknown,
> {
  readonly risk: RiskView<Key, Base>;
  /** The states or continents. */
  readonly groups: readonly Group[];
  readonly indexWeight: IndexWeight;
  /** Makes the reader of a file's rows; known places supply what rows leave out. */
  readonly readerOf: (known: readonly Held[]) => PlaceReader<Held>;
  readonly publishedOf: (place: Held) => Place<Key, Base>["published"];
  /** The cells of a file that the other view does not have. */
  readonly ownCells: (place: Held) => Readonly<Record<string, string | number | null>>;
  /** Computes the places again from the packaged facts and an operator's own. */
  readonly work: (own: OwnFacts) => Promise<WorkedPlaces<Key>>;
  readonly placeOnWire: (place: Held & Assessment, usual: Origins<Key>) => Row;
  readonly groupOnWire: (
    group: AssessedGroup<Key>,
    origins: Origins<Key>,
    usual: Origins<Key>,
  ) => GroupRow;
}

/** Ranks the places of a release, counting their published figures. */
export const assessHeld = <
  Key extends string,
  Base extends string,
  Held extends HeldPlace<Key, Base>,
>(
  { risk, publishedOf }: ServedView<Key, Base, Held>,
  places: readonly Held[],
) =>
  assess(
    risk,
    places.map((place) => ({ ...place, published: publishedOf(place) })),
  );

export const INDIA_VIEW: ServedView<IndiaMetric, IndiaBase, HeldDistrict, DistrictRow, StateRow> = {
  risk: INDIA,
  groups: STATES,
  indexWeight: "population",
  readerOf: districtReader,
  publishedOf: publishedOfDistrict,
  ownCells: (district) => ({
    state_district_capital: district.capital,
    state_ut: district.group,
    district: district.name,
    state_code: district.stateCode,
    has_state_capital: String(district.hasStateCapital),
    rank_low: district.rankLow,
    rank_high: district.rankHigh,
    published_subscribers_per_100: district.publishedSubscribers,
  }),
  // Loaded late: only requests for workings need the model.
  work: async (own) => (await import("./worked-places.ts")).workedDistricts(own),
  placeOnWire: districtOnWire,
  groupOnWire: stateOnWire,
};

export const WORLD_VIEW: ServedView<WorldMetric, WorldBase, HeldCountry, CountryRow, ContinentRow> =
  {
    risk: WORLD,
    groups: CONTINENT_GROUPS,
    indexWeight: "equal",
    readerOf: countryReader,
    publishedOf: publishedOfCountry,
    ownCells: (country) => ({
      country: country.name,
      continent: country.group,
      ccn3: country.ccn3,
    }),
    work: async (own) => (await import("./worked-places.ts")).workedCountries(own),
    placeOnWire: countryOnWire,
    groupOnWire: continentOnWire,
  };
