import { createContext, use } from "react";
import { createHeld, type Held, useHeld } from "./held.ts";

/** The maximum number of places in a comparison. */
export const MAX_SELECTED = 10;

/** The ids chosen for comparison, in the order of choice, and what adds or removes one. */
interface Selection {
  readonly ids: Held<readonly string[]>;
  readonly toggle: (id: string) => void;
}

export const SelectionContext = createContext<Selection>({
  ids: createHeld<readonly string[]>([]),
  toggle: () => undefined,
});

/** The chosen ids; empty if they are not wanted. */
export function useSelectedIds(isWanted = true): readonly string[] {
  return useHeld(use(SelectionContext).ids, (ids) => (isWanted ? ids : NONE));
}

const NONE: readonly string[] = [];

/** The state of a place's checkbox; renders again only when that state changes. */
export const useBoxState = (id: string): "selected" | "free" | "full" =>
  useHeld(use(SelectionContext).ids, (ids) =>
    ids.includes(id) ? "selected" : ids.length < MAX_SELECTED ? "free" : "full",
  );

/**
 * The selection with a place added or taken out; a full one accepts no more.
 *
 * @example
 * toggled(["IN"], "JP"); // ["IN", "JP"]
 */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((kept) => kept !== id) : firstTen([...ids, id]);

/** The first ten of these ids, each once. */
export const firstTen = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].slice(0, MAX_SELECTED);
