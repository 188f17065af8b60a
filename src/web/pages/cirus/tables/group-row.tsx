import { memo, use, useId } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { Strokes } from "../../../ui/loading/strokes.tsx";
import { Cells, RankInWords } from "../figures/cells.tsx";
import type { ShownColumns } from "../figures/list-table.tsx";
import type { Ranked } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import type { LoadedList } from "../lists/use-lists.ts";
import { InStep } from "../map/pointed.tsx";
import { ActionsContext, boxState, PlaceBox, SelectedContext } from "../selection.tsx";

interface GroupRowProps {
  readonly group: Place;
  /** The ids of its places. */
  readonly memberIds: readonly string[];
  readonly columns: ShownColumns;
  readonly isExpanded: boolean;
  /** Its places, once they are asked for. */
  readonly list: LoadedList | undefined;
  readonly onToggle: (group: string) => void;
}

/** A state or continent with its figures; pressing it opens its places below. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, memberIds, columns, isExpanded, list, onToggle } = props;
  const childrenId = useId();
  return (
    <>
      <tr
        className={isExpanded ? "group-row group-row-open" : "group-row"}
        // A click on the button bubbles up to here.
        onClick={() => onToggle(group.name)}
      >
        <th scope="row">
          <button
            type="button"
            className="group-toggle"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? childrenId : undefined}
          >
            <Icon name="chevron" />
            {group.name}
          </button>
          <span className="label block group-count">
            <MemberCount ranked={columns.ranked} ids={memberIds} />
          </span>
          <RankInWords place={group} ranked={columns.ranked} />
        </th>
        <Cells place={group} columns={columns} />
      </tr>
      {isExpanded && (
        <tr id={childrenId} className="group-children">
          <td className="on-phone" colSpan={columns.metrics.length + 3}>
            <Members ranked={columns.ranked} group={group} list={list} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The number of places, once it is known, and, if any are chosen, how many. */
function MemberCount({ ranked, ids }: { ranked: Ranked; ids: readonly string[] }) {
  const { place, places } = ranked.words;
  const chosen = use(SelectedContext).filter((id) => ids.includes(id)).length;
  return (
    <>
      {ids.length || "All"} {ids.length === 1 ? place : places}
      {chosen > 0 && <b> · {chosen} ticked</b>}
    </>
  );
}

interface MembersProps extends Pick<GroupRowProps, "group" | "list"> {
  readonly ranked: Ranked;
}

/** The places of a state or continent, with checkboxes for the comparison. */
function Members({ ranked, group, list }: MembersProps) {
  const { showPlace } = use(ActionsContext);
  const selected = use(SelectedContext);
  const { words, view, index, indexColumn } = ranked;
  const places = list?.places ?? [];
  const count = places.length;
  const none = `No ${words.places}`;
  return (
    <FocusPlace className="group-places">
      {(list === undefined || list.state === "awaited") && (
        <p role="status">
          <Strokes /> Loading {words.places}...
        </p>
      )}
      {list?.state === "loaded" && count === 0 && <p role="status">{none}</p>}
      {list?.state === "failed" && (
        <>
          <p>{none}</p>
          <FailedPlate retry={list.retry}>{`The ${words.places} could not be loaded.`}</FailedPlate>
        </>
      )}
      {count > 0 && (
        <fieldset>
          <legend>
            <b>
              {count} {count === 1 ? words.place : words.places}
            </b>{" "}
            of {group.name}
            {view === "india" && ", with their capitals"}, in order of risk index
          </legend>
          <ul className="group-boxes">
            {sortPlaces(places, { key: "index", direction: "descending" }, index).map((place) => {
              const { value, text } = indexColumn.figureOf(place);
              return (
                <InStep key={place.id} as="li" id={place.id}>
                  <PlaceBox place={place} state={boxState(selected, place.id)}>
                    <span>
                      {place.name}
                      {place.seat && <span className="label"> {place.seat}</span>}
                    </span>
                    {value !== null && <span className="num">{text}</span>}
                  </PlaceBox>
                </InStep>
              );
            })}
          </ul>
        </fieldset>
      )}
      <Button variant="text" aria-haspopup="dialog" onClick={() => showPlace(group.id)}>
        All figures of {group.name}, with their sources
      </Button>
    </FocusPlace>
  );
}
