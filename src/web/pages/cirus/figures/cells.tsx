import type { CSSProperties } from "react";
import { Computed } from "../../../ui/text/computed.tsx";
import type { RowFigures } from "../lists/place.ts";
import { FigureWay, MetricFigure } from "./figure.tsx";
import { fixed } from "./figure-text.ts";
import { rangeText, rankText, rankWords } from "./indices.ts";
import { columnClass, type ShownColumns } from "./list-table.tsx";
import { INDEX_COLUMN, type Ranked } from "./ranked.ts";

/** The rank, the index and metrics of a place: the cells to the right of its name. */
export function Cells({ place, columns }: { place: RowFigures; columns: ShownColumns }) {
  const { ranked, metrics, column } = columns;
  const range = rangeText(place.figures, ranked.index);
  return (
    <>
      <td className="end rank">
        {rankText(place.figures, ranked.index) ?? "–"}
        {range && <span className="label block rank-range">{range}</span>}
      </td>
      <td className={`index-cell ${column === INDEX_COLUMN ? "on-phone" : ""}`}>
        <IndexFigure place={place} ranked={ranked} />
      </td>
      {metrics.map((metric, at) => (
        <td key={metric.key} className={`figure ${columnClass(columns, at)}`}>
          <MetricFigure place={place} metric={metric} />
        </td>
      ))}
    </>
  );
}

// The index of a place, its bar, and of a continent how much of it is modelled.
function IndexFigure({ place, ranked }: { place: RowFigures; ranked: Ranked }) {
  const { index, indexColumn } = ranked;
  const value = place.figures[indexColumn.field];
  const share = index === "plain" ? place.figures.modelled_share : undefined;
  return (
    <>
      {value === undefined ? (
        <span className="label">no index</span>
      ) : (
        <FigureWay place={place} figure={indexColumn.field}>
          <IndexBar value={value} />
        </FigureWay>
      )}
      {share !== undefined && <span className="label">{fixed(share * 100, 0)} % modelled</span>}
    </>
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

/** The rank of a place in words, for where there is no column of ranks. */
export function RankInWords({ place, ranked }: { place: RowFigures; ranked: Ranked }) {
  const words = rankWords(place.figures, ranked.index);
  return words && <span className="label phone-rank">{words}</span>;
}
