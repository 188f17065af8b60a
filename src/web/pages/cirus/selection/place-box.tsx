import { type ReactNode, use } from "react";
import { Check } from "../../../ui/controls/check.tsx";
import { fullName, type Place } from "../lists/place.ts";
import { SelectionContext, useBoxState } from "./selection.ts";

interface PlaceBoxProps {
  readonly place: Place;
  /** The label of the checkbox; by default the place's name. */
  readonly children?: ReactNode;
}

/** The checkbox that adds a place to the comparison. A full selection disables the unticked boxes. */
export function PlaceBox({ place, children }: PlaceBoxProps) {
  const { toggle } = use(SelectionContext);
  const state = useBoxState(place.id);
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
