import { use } from "react";
import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { Strokes } from "../../../ui/loading/strokes.tsx";
import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind } from "../figures/indices.ts";
import { ShowPlaceContext } from "../figures/show-place-context.ts";
import type { LoadedList } from "../lists/load-list.ts";
import type { Place } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import { PlaceBox } from "../selection/place-box.tsx";

interface GroupChildrenProps {
  readonly view: ViewName;
  readonly group: Place;
  readonly index: IndexKind;
  readonly list: LoadedList;
}

/** The places of a state or continent, with checkboxes for the comparison. */
export function GroupChildren({ view, group, index, list }: GroupChildrenProps) {
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
          <p className="mb-3">{noChildren}</p>
          <FailedPlate
            retry={list.retry ?? null}
          >{`The ${children} could not be loaded.`}</FailedPlate>
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
          <div className="group-boxes">
            {sortPlaces(places, { key, direction: "descending" }).map((place) => (
              <PlaceBox key={place.id} place={place}>
                {place.name}
                {place.seat && <span className="label">{place.seat}</span>}
                {place.figures[key] !== undefined && (
                  <span className="num group-index">{fixed(place.figures[key], 2)}</span>
                )}
              </PlaceBox>
            ))}
          </div>
        </fieldset>
      )}
      <Button variant="text" aria-haspopup="dialog" onClick={() => showPlace(group.id)}>
        All figures of {group.name}, with their sources
      </Button>
    </FocusPlace>
  );
}
