import { createContext, type ReactNode, use } from "react";
import { Check } from "../../ui/controls/check.tsx";
import { fullName, type Place } from "./lists/place.ts";

/** The maximum number of places in a comparison. */
export const MAX_SELECTED = 10;

/** The ids chosen for comparison, in the order of choice. */
export const SelectedContext = createContext<readonly string[]>([]);

/** What can be done with a place, by its id. The functions stay the same. */
export const ActionsContext = createContext<{
  /** Adds it to the comparison or takes it out. */
  readonly toggle: (id: string) => void;
  /** Opens all its figures; with the field of a figure, at that figure. */
  readonly showPlace: (id: string, figure?: string) => void;
}>({ toggle: () => undefined, showPlace: () => undefined });

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

export type BoxState = "selected" | "free" | "full";

/** The state of a place's checkbox among the chosen ids. */
export const boxState = (selected: readonly string[], id: string): BoxState =>
  selected.includes(id) ? "selected" : selected.length < MAX_SELECTED ? "free" : "full";

interface PlaceBoxProps {
  readonly place: Place;
  readonly state: BoxState;
  /** The label of the checkbox; by default the place's name. */
  readonly children?: ReactNode;
}

/** The checkbox that adds a place to the comparison. A full selection disables the unticked boxes. */
export function PlaceBox({ place, state, children }: PlaceBoxProps) {
  const { toggle } = use(ActionsContext);
  return (
    <Check
      checked={state === "selected"}
      disabled={state === "full"}
      aria-label={children ? undefined : `Compare ${fullName(place)}`}
      aria-describedby={state === "full" ? REASON_ID : undefined}
      onChange={() => toggle(place.id)}
    >
      {children}
    </Check>
  );
}

/**
 * The id of the sentence that says why no more can be chosen, or why nothing can be compared yet.
 */
export const REASON_ID = "selection-reason";
