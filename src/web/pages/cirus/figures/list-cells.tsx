import type { RowFigures } from "../lists/place.ts";
import { IndexCell, RankCell } from "./index-cells.tsx";
import type { IndexKind } from "./indices.ts";
import { type ColumnKey, INDEX_COLUMN } from "./list-columns.ts";
import { MetricFigure } from "./metric-figure.tsx";
import type { Metric } from "./metrics.ts";
import { shownFigure } from "./shown-figure.ts";

interface ListCellsProps {
  readonly place: RowFigures;
  readonly metrics: readonly Metric[];
  readonly index: IndexKind;
  /** The only column that a phone shows beside the names. */
  readonly column: ColumnKey;
}

/** The rank, the index and two metrics of a place: the cells to the right of its name in a list. */
export function ListCells({ place, metrics, index, column }: ListCellsProps) {
  return (
    <>
      <RankCell place={place} index={index} />
      <IndexCell place={place} index={index} className={phoneClass(INDEX_COLUMN, column)} />
      {metrics.map((metric) => (
        <td key={metric.key} className={`figure end ${phoneClass(metric.key, column)}`}>
          <MetricFigure place={place} metric={metric} shown={shownFigure(place, metric, index)} />
        </td>
      ))}
    </>
  );
}

/** The class of a cell that a phone shows. */
export const phoneClass = (key: ColumnKey, column: ColumnKey) => (key === column ? "on-phone" : "");
