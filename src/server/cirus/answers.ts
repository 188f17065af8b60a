import type { CirusMeta } from "#contract/cirus.ts";
import type { Workings } from "#contract/cirus-workings.ts";
import { addUp, addUpGroups } from "#domain/risk/add-up.ts";
import type { Assessment } from "#domain/risk/assess.ts";
import { SIMULATION, VARIED } from "#domain/risk/uncertainty.data.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { once } from "../http/once.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";
import { writeDay } from "./day.ts";
import { totalOnWire } from "./on-wire.ts";
import { allSources, dataYears, noteOnWire, usualOrigins } from "./origins.ts";
import { publishedStates, publishedTotal } from "./published-states.ts";
import type { HeldPlace, OwnFacts, StoredRelease } from "./release.ts";
import { assessHeld, INDIA_VIEW, type ServedView, WORLD_VIEW } from "./views.ts";
import { workingsOf } from "./workings.ts";

/** Reads the operator's own facts behind a release. */
type ReadFacts = () => Promise<OwnFacts>;

/**
 * The answers about one release: all places, those of a state or continent by its name, and the
 * states or continents. Each is made once, at its first request. The workings of a place are made at
 * each request.
 */
function answersOf<Held extends HeldPlace, Key extends string, Row, GroupRow>(
  release: StoredRelease & { readonly places: readonly Held[] },
  served: ServedView<Held, Key, Row, GroupRow>,
  readFacts: ReadFacts,
) {
  const { risk: view, indexWeight, placeOnWire, groupOnWire } = served;
  const places = assessHeld(served, release.places);
  const usual = usualOrigins(view.metrics, places);
  const list = listWriter(release, {
    index: places.some(({ given }) => given) ? "imported" : "computed",
    range: rangeMeta(view.name, places),
    data_years: dataYears(places, served.modelledSince),
    metrics: view.metrics.map((metric) => noteOnWire(metric, usual)),
    sources: allSources(places),
  });
  const listPlaces = async (some: readonly (Held & Assessment)[]) =>
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
  const stepsOf = workingsOf(served, places, readFacts);
  const workings = async (id: string): Promise<Workings | null> => {
    const steps = await stepsOf(id);
    const meta = { release: release.id, last_updated: writeDay(release.asOf) };
    return steps && { data: { id, steps }, meta };
  };
  return {
    release: release.id,
    workings,
    places: once(() => listPlaces(places)),
    placesOf: once((name: string) => listPlaces(places.filter(({ group }) => group === name))),
    groups: once(listGroups),
  };
}

/** How the ranges of a release were found; null if they were not simulated. */
export function rangeMeta(view: ViewName, places: readonly HeldPlace[]): CirusMeta["range"] {
  const draws = places[0]?.rangeDraws;
  if (draws === undefined) return null;
  return { draws, seed: SIMULATION.seed, share: SIMULATION.share, varied: [...VARIED[view]] };
}

const headOf = ({ id, asOf, releasedOn }: StoredRelease) => ({
  release: id,
  last_updated: writeDay(asOf),
  released: writeDay(releasedOn),
});

const listWriter =
  (
    release: StoredRelease,
    about: Pick<CirusMeta, "index" | "range" | "data_years" | "metrics" | "sources">,
  ) =>
  <Row>(data: Row[], ranked: number) => {
    const meta: CirusMeta = { ...headOf(release), count: data.length, ranked, ...about };
    return { data, meta };
  };

/** The answers about a release of India, with the published figures of its states. */
export const indiaAnswers = (release: StoredRelease<"india">, readFacts: ReadFacts) => ({
  ...answersOf(release, INDIA_VIEW, readFacts),
  published: once(async () => {
    const facts = await readFacts();
    const data = publishedStates(release.places, facts);
    return prepareAnswer({
      data,
      meta: { ...headOf(release), count: data.length, total: publishedTotal(facts) },
    });
  }),
});

/** The answers about a release of the world. */
export const worldAnswers = (release: StoredRelease<"world">, readFacts: ReadFacts) =>
  answersOf(release, WORLD_VIEW, readFacts);
