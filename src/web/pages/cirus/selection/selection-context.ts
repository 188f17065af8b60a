import { createContext, use, useSyncExternalStore } from "react";
import { createSelection, MAX_SELECTED, type Selection } from "./selection.ts";

/** The selection of the view shown. */
export const SelectionContext = createContext<Selection>(createSelection());

const NONE: readonly string[] = [];

/** The chosen ids, rendering again on every change; empty if they are not wanted. */
export function useSelectedIds(isWanted = true): readonly string[] {
  const { subscribe, ids } = use(SelectionContext);
  return useSyncExternalStore(subscribe, isWanted ? ids : () => NONE, () => NONE);
}

/** The state of a place's checkbox; renders again only when that state changes. */
export function useBoxState(id: string): "selected" | "free" | "full" {
  const { subscribe, ids } = use(SelectionContext);
  return useSyncExternalStore(
    subscribe,
    () => (ids().includes(id) ? "selected" : ids().length < MAX_SELECTED ? "free" : "full"),
    () => "free",
  );
}
