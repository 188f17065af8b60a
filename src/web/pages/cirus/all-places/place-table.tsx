import { Fragment, memo, useCallback, useEffect, useRef } from "react";
import type { Sorting } from "../figures/column-head.tsx";
import { FigureHead, HEAD_ROWS } from "../figures/figure-head.tsx";
import type { IndexKind } from "../figures/indices.ts";
import type { Metric } from "../figures/metrics.ts";
import { TableFrame } from "../figures/table-frame.tsx";
import type { MetricNote, Place } from "../lists/place.ts";
import { PlaceRow } from "./place-row.tsx";
import { useIsPrinting } from "./use-is-printing.ts";
import { useRowWindow } from "./use-row-window.ts";

interface PlaceTableProps {
  readonly caption: string;
  readonly nameLabel: string;
  readonly rankedCount: number;
  /** The rows, in order. */
  readonly places: readonly Place[];
  /** The old name by which a place was found, by id. */
  readonly foundBy: ReadonlyMap<string, string | null>;
  readonly metrics: readonly Metric[];
  readonly noteByMetric: ReadonlyMap<string, MetricNote>;
  readonly index: IndexKind;
  readonly sorting: Sorting;
}

/**
 * All places with their figures and a checkbox to compare them. Draws only the rows in sight; on
 * paper, all.
 */
export const PlaceTable = memo(function PlaceTable(props: PlaceTableProps) {
  const { caption, nameLabel, rankedCount, places, foundBy, metrics, index } = props;
  const frame = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const rowWindow = useRowWindow(
    frame,
    places.length,
    useCallback((at) => places[at]!.id, [places]),
  );
  const { scrollToStart } = rowWindow;

  // A new order or choice of rows starts at its first row.
  useEffect(() => {
    if (places.length > 0) scrollToStart();
  }, [places, scrollToStart]);

  const rows = isPrinting ? places.map((_, at) => ({ index: at, roomBefore: 0 })) : rowWindow.rows;
  return (
    <TableFrame
      ref={frame}
      isTall
      label={caption}
      rowCount={places.length}
      columnCount={metrics.length}
    >
      <table className="ruled figures figures-tall" aria-rowcount={places.length + HEAD_ROWS}>
        <caption className="unseen">{caption}</caption>
        <FigureHead {...props} nameLabel={nameLabel} rankedCount={rankedCount} />
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
              />
            </Fragment>
          ))}
          {!isPrinting && rowWindow.roomAfter > 0 && <Room height={rowWindow.roomAfter} />}
        </tbody>
      </table>
    </TableFrame>
  );
});

const UNHEARD = { "aria-hidden": true };

// Takes the room of the rows that are not drawn.
const Room = ({ height }: { height: number }) => (
  <tr {...UNHEARD} className="room" style={{ height }}>
    <td />
  </tr>
);
