import { useCallback, useEffect, useRef, useState } from "react";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { AWAITED, type LoadedList, loadList } from "./load-list.ts";

export interface ViewLists {
  readonly places: LoadedList;
  readonly groups: LoadedList;
}

type ListKey = `${ViewName} ${keyof ViewLists}`;

/**
 * The lists of a view, loaded when it is first shown and then kept; null shows none yet. `retry`
 * loads a failed list again.
 */
export function useLists(view: ViewName | null): ViewLists & { readonly retry: () => void } {
  const [lists, setLists] = useState<Readonly<Partial<Record<ListKey, LoadedList>>>>({});
  const asked = useRef(new Set<ListKey>());

  const load = useCallback((wanted: ViewName) => {
    for (const part of ["places", "groups"] as const) {
      const key: ListKey = `${wanted} ${part}`;
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      setLists((known) => ({ ...known, [key]: AWAITED }));
      loadList(wanted, part).then((list) => {
        if (list.state === "failed") asked.current.delete(key);
        setLists((known) => ({ ...known, [key]: list }));
      });
    }
  }, []);
  useEffect(() => {
    if (view !== null) load(view);
  }, [view, load]);

  return {
    places: lists[`${view ?? "india"} places`] ?? AWAITED,
    groups: lists[`${view ?? "india"} groups`] ?? AWAITED,
    retry: () => view !== null && load(view),
  };
}
