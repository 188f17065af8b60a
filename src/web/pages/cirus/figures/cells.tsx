import type { CSSProperties } from "react";
import { Computed } from "../../../ui/text/computed.tsx";
import type { RowFigures } from "../lists/place.ts";
import { type ColumnKey, INDEX_COLUMN, phoneClass } from "./columns.ts";
import { FigureWay, MetricFigure } from "./figure.tsx";
import { fixed } from "./figure-text.ts";
import { INDICES, type IndexKind } from "./indices.ts";
import type { Metric } from "./metrics.ts";
import { Rank } from "./rank-range.tsx";
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

interface IndexCellProps {
  readonly place: RowFigures;
  readonly index: IndexKind;
  readonly className?: string;
}

/** The rank of a place by an index, and its range. */
export function RankCell({ place, index }: Pick<IndexCellProps, "place" | "index">) {
  return (
    <td className="end rank">
      <Rank figures={place.figures} index={index} />
    </td>
  );
}

/** The index of a place, its bar, and of a continent how much of it is modelled. */
export function IndexCell({ place, index, className = "" }: IndexCellProps) {
  const value = place.figures[INDICES[index].index];
  const share = index === "plain" ? place.figures.modelled_share : undefined;
  return (
    <td className={`index-cell ${className}`}>
      {value === undefined ? (
        <span className="label">no index</span>
      ) : (
        <FigureWay place={place} figure={INDICES[index].index}>
          <IndexBar value={value} />
        </FigureWay>
      )}
      {share !== undefined && <span className="label">{fixed(share * 100, 0)} % modelled</span>}
    </td>
  );
}

/** An index from 0 to 10, with its bar underneath. */
export function IndexBar({ value }: { value: number }) {
  return (
    <span className="index-bar" style={{ "--share": `${value * 10}%` } as CSSProperties}>
      <Computed>{fixed(value, 2)}</Computed>
    </span>
  );
}
