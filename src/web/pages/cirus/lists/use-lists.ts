import { useMemo, useState } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { type Answered, useAnswer, useAnswers } from "../../../api/use-answer.ts";
import type { IndexKind } from "../figures/indices.ts";
import { isOfStates } from "../figures/scope.ts";
import { AWAITED, type PlaceList } from "./place.ts";
import { readAnswer, readPublished } from "./read-answer.ts";

/** A list that loads. */
export interface LoadedList extends PlaceList {
  readonly retry: () => void;
}

/** The lists of a view: all places, their groups, and the places of the groups asked for. */
interface ViewLists {
  readonly places: LoadedList;
  readonly groups: LoadedList;
  readonly children: ReadonlyMap<string, LoadedList>;
}

/** The lists that a visitor has come to: of a view, or of the states with what is published of them. */
type Shown = ViewName | "states";

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
  const now: Shown | null = isOfStates(view ?? "world", index) ? "states" : view;
  if (now !== null && !seen.includes(now)) setSeen([...seen, now]);
  const wanted = (one: Shown) => (seen.includes(one) ? {} : null);

  const published = useList(
    useAnswer("GET /cirus/states/published", wanted("states")),
    readPublished,
  );
  const districts = useList(useAnswer("GET /cirus/dhq", wanted("india")), readDistricts);
  const states = useList(useAnswer("GET /cirus/states", wanted("india")), readStates);
  const countries = useList(useAnswer("GET /cirus/countries", wanted("world")), readCountries);
  const continents = useList(useAnswer("GET /cirus/continents", wanted("world")), readContinents);
  const ofStates = useChildren(
    useAnswers("GET /cirus/dhq/{state}", requests(view === "india", "state", asked)),
    readDistricts,
  );
  const ofContinents = useChildren(
    useAnswers("GET /cirus/countries/{continent}", requests(view === "world", "continent", asked)),
    readCountries,
  );
  if (view === "world") return { places: countries, groups: continents, children: ofContinents };
  return now === "states"
    ? { places: published, groups: published, children: ofStates }
    : { places: districts, groups: states, children: ofStates };
}

const readDistricts = (answer: unknown) => readAnswer(answer, "capital");
const readStates = (answer: unknown) => readAnswer(answer, "state");
const readCountries = (answer: unknown) => readAnswer(answer, "country");
const readContinents = (answer: unknown) => readAnswer(answer, "continent");

const useList = (answer: Answered<object>, read: (answer: unknown) => PlaceList): LoadedList =>
  useMemo(() => listFrom(answer, read), [answer, read]);

const useChildren = (
  answers: Readonly<Partial<Record<string, Answered<object>>>>,
  read: (answer: unknown) => PlaceList,
): ReadonlyMap<string, LoadedList> =>
  useMemo(
    () => new Map(Object.entries(answers).map(([name, answer]) => [name, listFrom(answer!, read)])),
    [answers, read],
  );

function listFrom(answer: Answered<object>, read: (answer: unknown) => PlaceList): LoadedList {
  const { retry } = answer;
  if (answer.state === "answered") return { ...read(answer.value), retry };
  return { ...AWAITED, state: answer.state === "failed" ? "failed" : "awaited", retry };
}

const requests = <Name extends string>(isShown: boolean, name: Name, groups: readonly string[]) =>
  Object.fromEntries(
    (isShown ? groups : []).map((group) => [
      group,
      { params: { [name]: group } as Record<Name, string> },
    ]),
  );
