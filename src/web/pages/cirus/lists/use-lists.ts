import { useCallback, useMemo, useState } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { type Answered, useAnswer, useAnswers } from "../../../api/use-answer.ts";
import type { IndexKind } from "../figures/indices.ts";
import { isOfStates } from "../figures/scope.ts";
import { VIEW_FACTS } from "../view-words.data.ts";
import { EMPTY_LIST, type PlaceList } from "./place.ts";
import { readAnswer, readPublished } from "./read-answer.ts";

/** A list and its state. A failed list is empty; the client has logged why. */
export interface LoadedList extends PlaceList {
  readonly state: "awaited" | "loaded" | "failed";
}

export const AWAITED: LoadedList = { ...EMPTY_LIST, state: "awaited" };
const FAILED: LoadedList = { ...EMPTY_LIST, state: "failed" };

/** The lists of a view: all places, their groups, and the places of the groups asked for. */
interface ViewLists {
  readonly places: LoadedList;
  readonly groups: LoadedList;
  readonly children: ReadonlyMap<string, LoadedList>;
  /** Loads the lists that failed again. */
  readonly retry: () => void;
  /** Loads the places of a group again if they failed. */
  readonly retryGroup: (group: string) => void;
}

/**
 * The lists of a view, loaded when it is first shown and then kept; null shows none yet. What is
 * published of India are its states: they are its places and its groups.
 *
 * @param asked The states or continents whose places are wanted, each loaded once as long as it is named.
 */
export function useLists(
  view: ViewName | null,
  index: IndexKind,
  asked: readonly string[],
): ViewLists {
  const [seen, setSeen] = useState<readonly Shown[]>([]);
  const isPublished = isOfStates(view ?? "world", index);
  const now: Shown | null = isPublished ? "states" : view;
  if (now !== null && !seen.includes(now)) setSeen([...seen, now]);
  const wanted = (one: Shown) => (seen.includes(one) ? {} : null);
  const published = useAnswer("GET /cirus/states/published", wanted("states"));
  const india = {
    places: useAnswer("GET /cirus/dhq", wanted("india")),
    groups: useAnswer("GET /cirus/states", wanted("india")),
    children: useAnswers("GET /cirus/dhq/{state}", requests(view === "india", "state", asked)),
  };
  const world = {
    places: useAnswer("GET /cirus/countries", wanted("world")),
    groups: useAnswer("GET /cirus/continents", wanted("world")),
    children: useAnswers(
      "GET /cirus/countries/{continent}",
      requests(view === "world", "continent", asked),
    ),
  };
  const { placeKind, groupKind } = VIEW_FACTS[view ?? "india"];
  const { places, groups, children } =
    view === "world"
      ? world
      : isPublished
        ? { ...india, places: published, groups: published }
        : india;
  const states = useMemo(
    () =>
      published.state === "answered" && {
        ...readPublished(published.value),
        state: "loaded" as const,
      },
    [published],
  );
  return {
    places: (isPublished && states) || listFrom(places, placeKind),
    groups: (isPublished && states) || listFrom(groups, groupKind),
    children: useMemo(
      () =>
        new Map(
          Object.entries(children).map(([name, answer]) => [name, listFrom(answer!, placeKind)]),
        ),
      [children, placeKind],
    ),
    retry: useCallback(() => {
      for (const answer of [places, groups]) if (answer.state === "failed") answer.retry();
    }, [places, groups]),
    retryGroup: useCallback(
      (group) => {
        if (children[group]?.state === "failed") children[group].retry();
      },
      [children],
    ),
  };
}

/** The lists that a visitor has come to: of a view, or of the states with what is published of them. */
type Shown = ViewName | "states";

const requests = <Name extends string>(isShown: boolean, name: Name, groups: readonly string[]) =>
  Object.fromEntries(
    (isShown ? groups : []).map((group) => [
      group,
      { params: { [name]: group } as Record<Name, string> },
    ]),
  );

const lists = new WeakMap<object, LoadedList>();

// An answer is read once, and the same answer gives the same list, so that no table is drawn again.
function listFrom(answer: Answered<object>, kind: Parameters<typeof readAnswer>[1]): LoadedList {
  if (answer.state === "failed") return FAILED;
  if (answer.state !== "answered") return AWAITED;
  const known = lists.get(answer.value);
  if (known) return known;
  const list: LoadedList = { ...readAnswer(answer.value, kind), state: "loaded" };
  lists.set(answer.value, list);
  return list;
}
