import { useCallback, useState } from "react";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { type Address, plainAddress } from "./address.ts";
import { useChildren } from "./lists/use-children.ts";
import { useLists } from "./lists/use-lists.ts";
import { createSelection } from "./selection/selection.ts";
import { useAddress } from "./use-address.ts";
import { useGone } from "./use-gone.ts";
import { useKnownPlaces } from "./use-known-places.ts";

/** What is shown: the address without the selection, which lives outside React. */
export type Shown = Omit<Address, "selected">;

const NO_GROUPS: ReadonlySet<string> = new Set();

/** All state of the page, and the functions that change it. */
export function useCirus() {
  // Null until React has hydrated the page, which was prerendered without its address.
  const [opened, setOpened] = useState<Shown | null>(null);
  const [expanded, setExpanded] = useState(NO_GROUPS);
  const [selections] = useState(() => ({ india: createSelection(), world: createSelection() }));
  const shown = opened ?? plainAddress("india");
  const { view } = shown;
  const selection = selections[view];
  const { places, groups, retry } = useLists(opened && view);
  const { children, load, clear } = useChildren();
  const placeById = useKnownPlaces(places, groups, children);

  const open = useCallback(
    ({ selected, ...address }: Address) => {
      setOpened(address);
      selections[address.view].replace(selected);
    },
    [selections],
  );
  const change = useCallback((changes: Partial<Shown>) => {
    setOpened((now) => now && changed(now, changes));
  }, []);
  const closeDialogs = useCallback(
    () => change({ isComparing: false, placeShown: null }),
    [change],
  );
  useAddress(opened, selection, { open, closeDialogs });
  const { gone, forget } = useGone(opened, { places, groups }, placeById, selection, change);

  const toggleGroup = useCallback(
    (group: string) => {
      const next = new Set(expanded);
      const wasOpen = next.delete(group);
      if (!wasOpen) {
        next.add(group);
        load(view, group);
      }
      setExpanded(next);
      // The map of India follows the states that open and close.
      if (view !== "india") return;
      setOpened((now) => now && { ...now, map: wasOpen ? "" : group });
    },
    [view, load, expanded],
  );

  /** Shows a part on the map and, in step with it, in the list. */
  function showOnMap(map: string) {
    const isGroup = groups.places.some(({ name }) => name === map);
    if (shown.listing === "all") change({ map, within: isGroup ? map : "" });
    else if (isGroup && !expanded.has(map)) toggleGroup(map);
    else change({ map });
  }
  function collapse() {
    setExpanded(NO_GROUPS);
    clear();
    forget();
  }
  function showView(next: ViewName) {
    // The rest of the other view's state would mean something different here.
    setOpened({ ...plainAddress(next), index: shown.index });
    collapse();
  }
  function reset() {
    selection.replace([]);
    change({ isComparing: false, onlySelected: false, map: "" });
    collapse();
  }

  const held = { shown, selection, places, groups, children, expanded, placeById, gone };
  return { ...held, retry, change, closeDialogs, showView, showOnMap, toggleGroup, reset };
}

export type Cirus = ReturnType<typeof useCirus>;

// Searching and choosing work on all places; the list by group starts again.
function changed(now: Shown, changes: Partial<Shown>): Shown {
  if (changes.listing === "groups") {
    return { ...now, ...changes, query: "", within: "", onlySelected: false };
  }
  const next = { ...now, ...changes };
  return next.query || next.within || next.onlySelected ? { ...next, listing: "all" } : next;
}
