import { use } from "react";
import type { Place } from "../lists/place.ts";
import { ShowPlaceContext } from "./figure.tsx";

interface PlaceNameProps {
  readonly place: Place;
  /** The old name by which it was found. */
  readonly foundBy?: string | null | undefined;
}

/**
 * A place's name with its state or continent and its capital; pressing it opens all figures of the
 * place.
 */
export function PlaceName({ place, foundBy }: PlaceNameProps) {
  const showPlace = use(ShowPlaceContext);
  return (
    <span className="place-name">
      <button type="button" aria-haspopup="dialog" onClick={() => showPlace(place.id)}>
        {place.name}
      </button>
      <span className="label">
        {[foundBy && `also ${foundBy}`, place.within, place.seat].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
