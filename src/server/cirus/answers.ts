import type { CirusMeta } from "#contract/cirus.ts";
import { addUp, addUpGroups } from "#domain/risk/add-up.ts";
import { type Assessment, assess } from "#domain/risk/assess.ts";
import type { HeldPlace, LiveRelease } from "../db/cirus-release.ts";
import { once } from "../http/once.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";
import { writeDay } from "./day.ts";
import { totalOnWire } from "./on-wire.ts";
import { allSources, noteOnWire, usualOrigins } from "./origins.ts";
import { INDIA_VIEW, type ServedView, WORLD_VIEW } from "./views.ts";

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
  served: ServedView<Key, Base, Held, Row, GroupRow>,
) {
  const { risk: view, indexWeight, publishedOf, placeOnWire, groupOnWire } = served;
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
  (
    { id, asOf, releasedOn }: LiveRelease,
    about: Pick<CirusMeta, "index" | "metrics" | "sources">,
  ) =>
  <Row>(data: Row[], ranked: number) => {
    const meta: CirusMeta = {
      release: id,
      last_updated: writeDay(asOf),
      released: writeDay(releasedOn),
      count: data.length,
      ranked,
      ...about,
    };
    return { data, meta };
  };

/** The answers about India that a release gives. */
export const indiaAnswers = (release: LiveRelease<"india">) => answersOf(release, INDIA_VIEW);

/** The answers about the world that a release gives. */
export const worldAnswers = (release: LiveRelease<"world">) => answersOf(release, WORLD_VIEW);
