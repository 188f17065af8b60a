import {
  Fragment,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { ListCells } from "../figures/cells.tsx";
import type { ColumnKey } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import { HEAD_ROWS, type ListColumns, ListTable } from "../figures/list-table.tsx";
import type { Metric } from "../figures/metrics.ts";
import { PlaceName } from "../figures/place-name.tsx";
import { RankInWords } from "../figures/rank-range.tsx";
import type { Place } from "../lists/place.ts";
import { useInStep } from "../map/pointed.ts";
import { PlaceBox } from "../selection/place-box.tsx";
import { useRowWindow } from "./use-row-window.ts";

/** Uttar Pradesh has 75 districts. */
const MOST_DRAWN = 80;

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

  // So few that the browser's Find should reach them all: those of any one state.
  const isWhole = isPrinting || places.length <= MOST_DRAWN;
  const rows = isWhole ? places.map((_, at) => ({ index: at, roomBefore: 0 })) : rowWindow.rows;
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
  readonly foundBy: string | null | undefined;
  readonly metrics: readonly Metric[];
  readonly index: IndexKind;
  readonly column: ColumnKey;
}

/** A place with its checkbox and figures; renders again only when one of these changes. */
const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { at, place, foundBy, metrics, index, column } = props;
  return (
    <tr {...useInStep(place.id)} data-index={at} aria-rowindex={HEAD_ROWS + at + 1}>
      <th scope="row">
        <span className="place-choice">
          <PlaceBox place={place} />
          <span className="place-and-rank">
            <PlaceName place={place} foundBy={foundBy} />
            <RankInWords figures={place.figures} index={index} />
          </span>
        </span>
      </th>
      <ListCells place={place} metrics={metrics} index={index} column={column} />
    </tr>
  );
});

const PRINT = "print";

/**
 * Whether the page is being printed; a table that draws only some of its rows then draws them all.
 */
function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PRINT).matches,
    () => false,
  );
}

// The browser captures the page right after the event, so the rows must be there by then.
function subscribe(onChange: () => void) {
  const drawNow = () => flushSync(onChange);
  const media = matchMedia(PRINT);
  media.addEventListener("change", drawNow);
  return () => media.removeEventListener("change", drawNow);
}
