import type { CirusMeta } from "#contract/cirus.ts";
import { type AssessedGroup, addUp, addUpGroups, type IndexWeight } from "#domain/risk/add-up.ts";
import { type Assessment, assess } from "#domain/risk/assess.ts";
import { publishedOfDistrict } from "#domain/risk/india-places.ts";
import type { Place, RiskView } from "#domain/risk/place.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import { publishedOfCountry } from "#domain/risk/world-places.ts";
import { once } from "../once.ts";
import { prepareAnswer } from "../prepared-answer.ts";
import { writeDay } from "./day.ts";
import {
  continentOnWire,
  countryOnWire,
  districtOnWire,
  stateOnWire,
  totalOnWire,
} from "./on-wire.ts";
import { allSources, noteOnWire, type Origins, usualOrigins } from "./origins.ts";
import type { HeldPlace, LiveRelease } from "./release.ts";

/** How the places of a view are judged and written. */
interface ViewWriting<Key extends string, Base extends string, Held, Row, GroupRow> {
  readonly view: RiskView<Key, Base>;
  readonly indexWeight: IndexWeight;
  readonly publishedOf: (place: Held) => Place<Key, Base>["published"];
  readonly placeOnWire: (place: Held & Assessment, usual: Origins<Key>) => Row;
  readonly groupOnWire: (
    group: AssessedGroup<Key>,
    origins: Origins<Key>,
    usual: Origins<Key>,
  ) => GroupRow;
}

/**
 * The answers that one release gives: all places, those of a state or continent by its name, and the
 * states or continents. Each is made and compressed once, when it is first asked for.
 */
function answersOf<
  Key extends string,
  Base extends string,
  Held extends HeldPlace<Key, Base>,
  Row,
  GroupRow,
>(
  release: LiveRelease & { readonly places: readonly Held[] },
  writing: ViewWriting<Key, Base, Held, Row, GroupRow>,
) {
  const { view, indexWeight, publishedOf, placeOnWire, groupOnWire } = writing;
  const places = assess(
    view,
    release.places.map((place) => ({ ...place, published: publishedOf(place) })),
  );
  const usual = usualOrigins(view.metrics, places);
  const list = listWriter(release, {
    index: places.some(({ given }) => given) ? "imported" : "computed",
    metrics: view.metrics.map((metric) => noteOnWire(metric, usual)),
    sources: allSources(places),
  });
  const listPlaces = (some: readonly (Held & Assessment)[]) =>
    prepareAnswer(
      list(
        some.map((place) => placeOnWire(place, usual)),
        places.length,
      ),
    );
  const listGroups = async () => {
    const members = Map.groupBy(places, ({ group }) => group);
    const rows = addUpGroups(view, places, indexWeight).map((group) =>
      groupOnWire(group, usualOrigins(view.metrics, members.get(group.name)!), usual),
    );
    const { data, meta } = list(rows, rows.length);
    const total = totalOnWire(view.metrics, addUp(view, places, "population"));
    return prepareAnswer({ data, meta: { ...meta, total } });
  };
  return {
    release: release.id,
    places: once(() => listPlaces(places)),
    placesOf: once((name: string) => listPlaces(places.filter(({ group }) => group === name))),
    groups: once(listGroups),
  };
}

const listWriter =
  ({ id, asOf }: LiveRelease, about: Pick<CirusMeta, "index" | "metrics" | "sources">) =>
  <Row>(data: Row[], ranked: number) => {
    const meta: CirusMeta = {
      release: id,
      last_updated: writeDay(asOf),
      count: data.length,
      ranked,
      ...about,
    };
    return { data, meta };
  };

/** The answers about India that a release gives. */
export const indiaAnswers = (release: LiveRelease<"india">) =>
  answersOf(release, {
    view: INDIA,
    indexWeight: "population",
    publishedOf: publishedOfDistrict,
    placeOnWire: districtOnWire,
    groupOnWire: stateOnWire,
  });

/** The answers about the world that a release gives. */
export const worldAnswers = (release: LiveRelease<"world">) =>
  answersOf(release, {
    view: WORLD,
    indexWeight: "equal",
    publishedOf: publishedOfCountry,
    placeOnWire: countryOnWire,
    groupOnWire: continentOnWire,
  });
