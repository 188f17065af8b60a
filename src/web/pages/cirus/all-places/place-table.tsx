import { Fragment, memo, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type ListColumns, ListTable } from "../figures/list-table.tsx";
import type { Place } from "../lists/place.ts";
import { PlaceRow } from "./place-row.tsx";
import { useIsPrinting } from "./use-is-printing.ts";
import { useRowWindow } from "./use-row-window.ts";

interface PlaceTableProps extends ListColumns {
  readonly caption: string;
  /** The rows, in order. */
  readonly places: readonly Place[];
  /** The old name by which a place was found, by id. */
  readonly foundBy: ReadonlyMap<string, string | null>;
}

/**
 * All places with their figures and a checkbox to compare them. Draws only the rows in sight; on
 * paper, all.
 */
export const PlaceTable = memo(function PlaceTable(props: PlaceTableProps) {
  const { caption, places, foundBy, ...columns } = props;
  const { metrics, index, column } = columns;
  const body = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
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

  const rows = isPrinting ? places.map((_, at) => ({ index: at, roomBefore: 0 })) : rowWindow.rows;
  return (
    <div ref={body}>
      <ListTable
        {...columns}
        caption={caption}
        rowCount={places.length}
        className="list-table-even"
      >
        <tbody
          onFocus={({ target }) => rowWindow.hold(Number(target.closest("tr")?.dataset.index))}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) rowWindow.hold(null);
          }}
        >
          {rows.map(({ index: at, roomBefore }) => (
            <Fragment key={places[at]!.id}>
              {roomBefore > 0 && <Room height={roomBefore} />}
              <PlaceRow
                at={at}
                place={places[at]!}
                foundBy={foundBy.get(places[at]!.id)}
                metrics={metrics}
                index={index}
                column={column}
              />
            </Fragment>
          ))}
          {!isPrinting && rowWindow.roomAfter > 0 && <Room height={rowWindow.roomAfter} />}
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
