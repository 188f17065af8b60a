import { use } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { Strokes } from "../../../ui/loading/strokes.tsx";
import { ShowPlaceContext } from "../figures/figure.tsx";
import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind } from "../figures/indices.ts";
import type { Place } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import type { LoadedList } from "../lists/use-lists.ts";
import { useInStep } from "../map/pointed.ts";
import { PlaceBox } from "../selection/place-box.tsx";
import { VIEW_FACTS } from "../view-words.data.ts";

interface GroupChildrenProps {
  readonly view: ViewName;
  readonly group: Place;
  readonly index: IndexKind;
  readonly list: LoadedList;
  readonly onRetry: (group: string) => void;
}

/** The places of a state or continent, with checkboxes for the comparison. */
export function GroupChildren({ view, group, index, list, onRetry }: GroupChildrenProps) {
  const showPlace = use(ShowPlaceContext);
  const key = INDICES[index].index;
  const { child, children, noChildren } = VIEW_FACTS[view];
  const { places, state } = list;
  const count = places.length;
  return (
    <FocusPlace className="group-places">
      {state === "awaited" && (
        <p role="status">
          <Strokes /> Loading {children}...
        </p>
      )}
      {state === "loaded" && count === 0 && <p role="status">{noChildren}</p>}
      {state === "failed" && (
        <>
          <p>{noChildren}</p>
          <FailedPlate retry={() => onRetry(group.name)}>
            {`The ${children} could not be loaded.`}
          </FailedPlate>
        </>
      )}
      {count > 0 && (
        <fieldset>
          <legend>
            <b>
              {count} {count === 1 ? child : children}
            </b>{" "}
            of {group.name}
            {view === "india" && ", with their capitals"}, in order of risk index
          </legend>
          <ul className="group-boxes">
            {sortPlaces(places, { key, direction: "descending" }).map((place) => (
              <GroupBox key={place.id} place={place} value={place.figures[key]} />
            ))}
          </ul>
        </fieldset>
      )}
      <Button variant="text" aria-haspopup="dialog" onClick={() => showPlace(group.id)}>
        All figures of {group.name}, with their sources
      </Button>
    </FocusPlace>
  );
}

function GroupBox({ place, value }: { place: Place; value: number | undefined }) {
  return (
    <li {...useInStep(place.id)}>
      <PlaceBox place={place}>
        <span>
          {place.name}
          {place.seat && <span className="label"> {place.seat}</span>}
        </span>
        {value !== undefined && <span className="num">{fixed(value, 2)}</span>}
      </PlaceBox>
    </li>
  );
}
