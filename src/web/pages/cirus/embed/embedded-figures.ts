import { type EmbedAddress, MOST_EMBEDDED } from "#domain/risk/embed-address.ts";
import { API_ADDRESS } from "../../../api/api-address.ts";
import { callApi } from "../../../api/client.ts";
import { isOfStates } from "../figures/scope.ts";
import { EMPTY_LIST, type Place, type PlaceList } from "../lists/place.ts";
import { readAnswer, readPublished } from "../lists/read-answer.ts";
import { VIEW_FACTS } from "../view-words.data.ts";

/** What an embedded comparison or map shows, with the list that it is of. */
export interface Embedded {
  readonly list: PlaceList;
  /** The places compared; all of the list on a map. */
  readonly places: readonly Place[];
}

/**
 * Loads what an embedded comparison shows: of the live release only the lists that its places are in,
 * where their ids say which these are.
 *
 * @throws if its release is not known here.
 */
export async function embeddedFigures(address: EmbedAddress): Promise<Embedded> {
  const list = await (address.release === null ? liveList(address) : listOfRelease(address));
  const chosen = new Set(address.places);
  const places = list.places.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  return { list, places };
}

/** The most that one comparison shows, in order. */
export const firstOf = (
  places: readonly Place[],
  read: (place: Place) => number | null,
): readonly Place[] =>
  places
    .filter((place) => read(place) !== null)
    .toSorted((one, other) => read(other)! - read(one)!)
    .slice(0, MOST_EMBEDDED);

async function liveList({ view, index, isMap, places }: EmbedAddress): Promise<PlaceList> {
  if (view === "world") return readAnswer(await callApi("GET /cirus/countries", {}), "country");
  if (isOfStates(view, index))
    return readPublished(await callApi("GET /cirus/states/published", {}));
  const states = readAnswer(await callApi("GET /cirus/states", {}), "state");
  if (isMap || places.length === 0) return states;
  // The packaged districts' ids start with the code of their state; an operator's need not.
  const codes = new Set(places.map((id) => id.split("-", 1)[0]!.toUpperCase()));
  const lists = await Promise.all(
    states.places
      .filter(({ id }) => codes.has(id))
      .map(async ({ id }) =>
        readAnswer(await callApi("GET /cirus/dhq/{state}", { params: { state: id } }), "capital"),
      ),
  );
  const found = lists.flatMap((list) => list.places);
  if (places.every((id) => found.some((place) => place.id === id))) {
    return { ...(lists[0] ?? states), places: found };
  }
  return readAnswer(await callApi("GET /cirus/dhq", {}), "capital");
}

type Fields = Readonly<Record<string, unknown>>;

/** The parts of release.json that are read. */
interface ReleaseFile extends Fields {
  readonly id: string;
  readonly metrics: readonly { readonly key: string }[];
  readonly figure_sources: Readonly<Record<string, string>>;
  readonly places: readonly (Fields & { readonly figures: readonly (readonly unknown[])[] })[];
  readonly groups?: Readonly<Record<string, readonly Fields[]>>;
}

/** The list of a release, from its file, whose bytes never change. */
async function listOfRelease(address: EmbedAddress): Promise<PlaceList> {
  const { view, index, isMap, places, release } = address;
  const answer = await fetch(`${API_ADDRESS}/cirus/releases/${release}/release.json`);
  if (!answer.ok) return { ...EMPTY_LIST, release: "" };
  const file: ReleaseFile = await answer.json();
  const meta = { ...file, release: file.id };
  if (isOfStates(view, index)) return readPublished({ data: file.groups?.published, meta });
  const { placeKind, groupKind } = VIEW_FACTS[view];
  if (view === "india" && (isMap || places.length === 0)) {
    return readAnswer({ data: file.groups?.states, meta }, groupKind);
  }
  const data = file.places.map(({ figures, ...place }) => {
    const part = (at: number, read = (value: unknown) => value) =>
      Object.fromEntries(file.metrics.map(({ key }, metric) => [key, read(figures[metric]?.[at])]));
    const source = part(3, (id) => file.figure_sources[String(id)]);
    return { ...place, ...part(0), status: part(1), year: part(2), source };
  });
  return readAnswer({ data, meta }, placeKind);
}
