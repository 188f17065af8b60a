import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { Placed } from "../../address/history-entry.ts";
import { useAddress } from "../../address/use-address.ts";
import { type Address, ALL_PLACES, IN_ADDRESS, plainAddress } from "./address.ts";
import type { IndexKind } from "./figures/indices.ts";
import { rankedBy } from "./figures/ranked.ts";
import { isOfStates } from "./figures/scope.ts";
import type { Place } from "./lists/place.ts";
import { useLists } from "./lists/use-lists.ts";
import { toggled } from "./selection.tsx";

const NONE: readonly string[] = [];

/** All state of the page, and the functions that change it. */
export function useCirus() {
  const { state: shown, isOpened, change: put, close } = useAddress(IN_ADDRESS);
  const { view, index } = shown;
  // The states or continents that are open, and those that have been since Reset.
  const [expanded, setExpanded] = useState(NONE);
  const [asked, setAsked] = useState(NONE);
  const lists = useLists(isOpened ? view : null, index, asked);
  const { places, groups, children } = lists;
  const ranked = useMemo(() => rankedBy(view, index, places), [view, index, places]);
  const rankedGroups = useMemo(() => rankedBy(view, index, groups), [view, index, groups]);
  // What is selected in the other lists: of another view, or of states instead of districts.
  const selectedElsewhere = useRef(new Map<string, readonly string[]>());

  const change = useCallback(
    (changes: Partial<Address>, placed?: Placed) =>
      put((now) => {
        const { view: nextView = now.view, index: nextIndex = now.index } = changes;
        const [from, to] = [listName(now.view, now.index), listName(nextView, nextIndex)];
        if (from === to) return changed(now, changes);
        selectedElsewhere.current.set(from, now.selected);
        // The rest of the other list's state would mean something different here.
        return {
          ...plainAddress(nextView, nextIndex),
          chart: now.chart,
          selected: selectedElsewhere.current.get(to) ?? NONE,
        };
      }, placed),
    [put],
  );
  const actions = useMemo(
    () => ({
      toggle: (id: string) => put((now) => ({ ...now, selected: toggled(now.selected, id) })),
      showPlace: (id: string, figure: string | null = null) =>
        put((now) => ({ ...now, placeShown: { id, figure } }), "as a dialog"),
    }),
    [put],
  );

  const placeById: ReadonlyMap<string, Place> = useMemo(() => {
    const all = [groups, ...children.values(), places].flatMap((list) => list.places);
    return new Map(all.map((place) => [place.id, place]));
  }, [places, groups, children]);
  const isComplete = isOpened && places.places.length > 0 && groups.state === "loaded";
  const [gone, forgetGone] = useGone(isComplete ? shown : null, placeById, groups.places, put);

  const toggleGroup = useCallback(
    (group: string) => {
      const isOpen = expanded.includes(group);
      setExpanded(isOpen ? expanded.filter((one) => one !== group) : [...expanded, group]);
      if (!isOpen) {
        setAsked((before) => [...new Set([...before, group])]);
        const list = children.get(group);
        if (list?.state === "failed") list.retry();
      }
      // The map of India follows the states that open and close.
      if (view === "india") put((now) => ({ ...now, map: isOpen ? "" : group }));
    },
    [view, expanded, children, put],
  );

  /** Shows a part on the map and, in step with it, in the list. */
  function showOnMap(map: string) {
    const isGroup = groups.places.some(({ name }) => name === map);
    if (view === "world") change({ map });
    else if (shown.listing === "all") change({ map, within: isGroup ? map : "" });
    else if (isGroup && !expanded.includes(map)) toggleGroup(map);
    else change({ map });
  }
  /** Loads the lists that failed again. */
  function retry() {
    for (const list of [places, groups]) if (list.state === "failed") list.retry();
  }
  function startAgain() {
    setExpanded(NONE);
    setAsked(NONE);
    forgetGone();
  }
  function showView(next: ViewName) {
    change({ view: next });
    startAgain();
  }
  function reset() {
    change({ selected: NONE, onlySelected: false, map: "" });
    if (shown.isComparing) close();
    startAgain();
  }

  const held = { ...lists, ranked, rankedGroups, shown, expanded, placeById, gone };
  return { ...held, actions, change, close, retry, showView, showOnMap, toggleGroup, reset };
}

export type Cirus = ReturnType<typeof useCirus>;

const listName = (view: ViewName, index: IndexKind) => (isOfStates(view, index) ? "states" : view);

// Searching and choosing work on all places; the list by group starts again.
function changed(now: Address, changes: Partial<Address>): Address {
  if (changes.listing === "groups") {
    return { ...now, ...changes, query: "", within: "", onlySelected: false, isPlain: false };
  }
  const next = { ...now, ...changes };
  return next.query || next.within || next.onlySelected ? { ...next, listing: "all" } : next;
}

/**
 * Takes out of what is shown the places, states and continents that an address names and the lists do
 * not have, and holds their names until they are forgotten. One that is gone would take one of the ten
 * slots, and a dialog of it would open at the next tick.
 */
function useGone(
  shown: Address | null,
  placeById: ReadonlyMap<string, Place>,
  groups: readonly Place[],
  put: (change: (now: Address) => Address, placed: Placed) => void,
) {
  const [gone, setGone] = useState(NONE);
  useEffect(() => {
    if (shown === null) return;
    const { placeShown, within, map, selected, isComparing } = shown;
    const names = new Set(["", ALL_PLACES, ...groups.map(({ name }) => name)]);
    const lost = [
      ...[...selected, placeShown?.id ?? ""].filter((id) => id && !placeById.has(id)),
      ...[within, map].filter((name) => !names.has(name)),
    ];
    const kept = selected.filter((id) => !lost.includes(id));
    const isEmpty = isComparing && kept.length === 0;
    if (lost.length > 0) setGone([...new Set(lost)]);
    else if (!isEmpty) return;
    const known = (name: string) => (lost.includes(name) ? "" : name);
    put(
      (now) => ({
        ...now,
        selected: kept,
        isComparing: isComparing && !isEmpty,
        placeShown: placeShown && known(placeShown.id) ? placeShown : null,
        within: known(within),
        map: known(map),
      }),
      "in place",
    );
  }, [shown, placeById, groups, put]);
  return [gone, () => setGone(NONE)] as const;
}
