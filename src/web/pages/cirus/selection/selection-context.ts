import { createContext, use, useSyncExternalStore } from "react";
import { createSelection, MAX_SELECTED, type Selection } from "./selection.ts";

/** The selection of the view that is shown. */
export const SelectionContext = createContext<Selection>(createSelection());

const NONE: readonly string[] = [];

/** The chosen ids, drawn again with every change; none for those who do not want them. */
export function useSelectedIds(isWanted = true): readonly string[] {
  const { subscribe, ids } = use(SelectionContext);
  return useSyncExternalStore(subscribe, isWanted ? ids : () => NONE, () => NONE);
}

/** What a place's box can do: drawn again only when that changes. */
export function useBoxState(id: string): "selected" | "free" | "full" {
  const { subscribe, ids } = use(SelectionContext);
  return useSyncExternalStore(
    subscribe,
    () => (ids().includes(id) ? "selected" : ids().length < MAX_SELECTED ? "free" : "full"),
    () => "free",
  );
}
