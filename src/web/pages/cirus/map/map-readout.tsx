import { type IndexKind, standing } from "../figures/indices.ts";
import { PlaceName } from "../figures/place-name.tsx";
import { PlaceBox } from "../selection/place-box.tsx";
import type { Mark } from "./marks.ts";

interface MapReadoutProps {
  readonly marks: readonly Mark[];
  readonly index: IndexKind;
  readonly ranked: number;
}

/** The places pointed at; where several lie close together, each can be chosen. */
export function MapReadout({ marks, index, ranked }: MapReadoutProps) {
  if (marks.length === 0) {
    return (
      <p className="map-readout note">
        Point at a place, or walk from one to the next with the arrow keys. A press chooses it.
      </p>
    );
  }
  return (
    <ul className="map-readout">
      {marks.map(({ id, place }) => (
        <li key={id} className="place-choice">
          <PlaceBox place={place} />
          <span>
            <PlaceName place={place} />
            <span className="label num">{standing(place.figures, index, ranked)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
