import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import { callApi } from "../../../api/client.ts";
import { EMPTY_LIST, type PlaceList } from "./place.ts";
import { readAnswer } from "./read-answer.ts";

/** A list and its state. A failed list is empty; the client has logged why. */
export interface LoadedList extends PlaceList {
  readonly state: "awaited" | "loaded" | "failed";
  /** Loads it again, if it is the list of one group. */
  readonly retry?: () => void;
}

export const AWAITED: LoadedList = { ...EMPTY_LIST, state: "awaited" };

const CALLS = {
  india: {
    places: () => callApi("GET /cirus/dhq", {}),
    groups: () => callApi("GET /cirus/states", {}),
    children: (state: string) => callApi("GET /cirus/dhq/{state}", { params: { state } }),
  },
  world: {
    places: () => callApi("GET /cirus/countries", {}),
    groups: () => callApi("GET /cirus/continents", {}),
    children: (continent: string) =>
      callApi("GET /cirus/countries/{continent}", { params: { continent } }),
  },
} as const;

/** Loads all capitals or countries, or all states or continents. */
export function loadList(view: ViewName, part: "places" | "groups"): Promise<LoadedList> {
  const { placeKind, groupKind } = VIEW_FACTS[view];
  return settled(CALLS[view][part](), part === "places" ? placeKind : groupKind);
}

/** Loads the districts of a state or the countries of a continent. */
export function loadChildren(view: ViewName, group: string): Promise<LoadedList> {
  return settled(CALLS[view].children(group), VIEW_FACTS[view].placeKind);
}

async function settled(
  call: Promise<unknown>,
  kind: Parameters<typeof readAnswer>[1],
): Promise<LoadedList> {
  try {
    return { ...readAnswer(await call, kind), state: "loaded" };
  } catch {
    return { ...EMPTY_LIST, state: "failed" };
  }
}
