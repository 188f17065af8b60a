import { Fragment, memo, use, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useMedia } from "../../../ui/use-media.ts";
import { Cells, RankInWords } from "../figures/cells.tsx";
import { PlaceName } from "../figures/figure.tsx";
import { ListTable, type ShownColumns } from "../figures/list-table.tsx";
import type { Place } from "../lists/place.ts";
import { InStep } from "../map/pointed.tsx";
import { type BoxState, boxState, PlaceBox, SelectedContext } from "../selection.tsx";
import { useRowWindow } from "./use-row-window.ts";

/** Uttar Pradesh has 75 districts. */
const MOST_DRAWN = 80;

interface PlaceTableProps {
  readonly columns: ShownColumns;
  /** The rows, in order. */
  readonly places: readonly Place[];
  /** The old name by which a place was found, by id. */
  readonly foundBy: ReadonlyMap<string, string | null>;
}

/**
 * All places with their figures and a checkbox to compare them. Draws only the rows in sight; on
 * paper, all.
 */
export const PlaceTable = memo(function PlaceTable({ columns, places, foundBy }: PlaceTableProps) {
  const body = useRef<HTMLDivElement>(null);
  const selected = use(SelectedContext);
  const isPrinting = useMedia("print");
  const rowWindow = useRowWindow(
    body,
    places.length,
    useCallback((at) => places[at]!.id, [places]),
  );
  const toStart = useEffectEvent(rowWindow.scrollToStart);

  // A new order or choice of rows starts at its first row.
  useEffect(() => {
    if (places.length > 0) toStart();
  }, [places]);

  // So few that the browser's Find should reach them all: those of any one state.
  const isWhole = isPrinting || places.length <= MOST_DRAWN;
  const rows = isWhole ? places.map((_, at) => ({ index: at, roomBefore: 0 })) : rowWindow.rows;
  return (
    <div ref={body}>
      <ListTable
        caption={`All ${columns.ranked.words.places}`}
        columns={columns}
        rowCount={places.length}
        className="list-table-even"
      >
        <tbody
          onFocus={({ target }) => rowWindow.hold(Number(target.closest("tr")?.dataset.index))}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) rowWindow.hold(null);
          }}
        >
          {rows.map(({ index: at, roomBefore }) => {
            const place = places[at]!;
            return (
              <Fragment key={place.id}>
                {roomBefore > 0 && <Room height={roomBefore} />}
                <PlaceRow
                  at={at}
                  place={place}
                  box={boxState(selected, place.id)}
                  foundBy={foundBy.get(place.id)}
                  columns={columns}
                />
              </Fragment>
            );
          })}
          {!isWhole && rowWindow.roomAfter > 0 && <Room height={rowWindow.roomAfter} />}
        </tbody>
      </ListTable>
    </div>
  );
});

const UNHEARD = { "aria-hidden": true };

// Takes the room of the rows that are not drawn.
const Room = ({ height }: { height: number }) => (
  <tr {...UNHEARD} className="room" style={{ height }}>
    <td className="on-phone" />
  </tr>
);

interface PlaceRowProps {
  /** Its index in the whole table, from 0. */
  readonly at: number;
  readonly place: Place;
  readonly box: BoxState;
  readonly foundBy: string | null | undefined;
  readonly columns: ShownColumns;
}

/** A place with its checkbox and figures; a tick draws only its own row again. */
const PlaceRow = memo(function PlaceRow({ at, place, box, foundBy, columns }: PlaceRowProps) {
  return (
    <InStep as="tr" id={place.id} data-index={at} aria-rowindex={at + 2}>
      <th scope="row">
        <span className="place-choice">
          <PlaceBox place={place} state={box} />
          <span className="place-and-rank">
            <PlaceName place={place} foundBy={foundBy} />
            <RankInWords place={place} ranked={columns.ranked} />
          </span>
        </span>
      </th>
      <Cells place={place} columns={columns} />
    </InStep>
  );
});
