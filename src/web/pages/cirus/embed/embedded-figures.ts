import { type EmbedAddress, MOST_EMBEDDED } from "#contract/embed-address.ts";
import { API_ADDRESS } from "../../../api/api-address.ts";
import { callApi } from "../../../api/client.ts";
import { INDEX_COLUMN, type Ranked, rankedBy } from "../figures/ranked.ts";
import { isOfStates } from "../figures/scope.ts";
import { AWAITED, type Place, type PlaceList } from "../lists/place.ts";
import { readAnswer, readPublished } from "../lists/read-answer.ts";

/** Loads the list whose places an embedded comparison or map shows; empty if its release is unknown. */
export async function embeddedFigures(address: EmbedAddress): Promise<Ranked> {
  const list = await (address.release === null ? liveList(address) : listOfRelease(address));
  return rankedBy(address.view, address.index, list);
}

/** What a comparison shows of a list: the places asked for, otherwise all, the highest first. */
export function comparedIn(ranked: Ranked, { metric, places }: EmbedAddress): readonly Place[] {
  const { read } = ranked.columnOf(metric ?? INDEX_COLUMN);
  return ranked.list.places
    .filter(({ id }) => places.length === 0 || places.includes(id))
    .filter((place) => read(place) !== null)
    .sort((one, other) => read(other)! - read(one)!)
    .slice(0, MOST_EMBEDDED);
}

/** India is shown by its states on a map, and where no place is asked for. */
const isByState = ({ view, isMap, places }: EmbedAddress) =>
  view === "india" && (isMap || places.length === 0);

async function liveList(address: EmbedAddress): Promise<PlaceList> {
  if (isOfStates(address.view, address.index)) {
    return readPublished(await callApi("GET /cirus/states/published", {}));
  }
  if (isByState(address)) return readAnswer(await callApi("GET /cirus/states", {}), "state");
  return address.view === "india"
    ? readAnswer(await callApi("GET /cirus/dhq", {}), "capital")
    : readAnswer(await callApi("GET /cirus/countries", {}), "country");
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
  const { view, index, release } = address;
  const answer = await fetch(`${API_ADDRESS}/cirus/releases/${release}/release.json`);
  if (!answer.ok) return AWAITED;
  const file: ReleaseFile = await answer.json();
  const meta = { ...file, release: file.id };
  if (isOfStates(view, index)) return readPublished({ data: file.groups?.published, meta });
  if (isByState(address)) return readAnswer({ data: file.groups?.states, meta }, "state");
  const data = file.places.map(({ figures, ...place }) => {
    const part = (at: number, read = (value: unknown) => value) =>
      Object.fromEntries(file.metrics.map(({ key }, metric) => [key, read(figures[metric]?.[at])]));
    const source = part(3, (id) => file.figure_sources[String(id)]);
    return { ...place, ...part(0), status: part(1), year: part(2), source };
  });
  return readAnswer({ data, meta }, view === "india" ? "capital" : "country");
}
