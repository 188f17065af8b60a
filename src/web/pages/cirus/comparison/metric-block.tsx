import type { CSSProperties } from "react";
import { median } from "#domain/risk/rank.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { StatusMark } from "../figures/figure.tsx";
import { rankWords } from "../figures/indices.ts";
import { type Column, INDEX_COLUMN, type Ranked } from "../figures/ranked.ts";
import { Tip } from "../figures/tip.tsx";
import type { Place } from "../lists/place.ts";

interface MetricBlockProps {
  readonly title: string;
  readonly ranked: Ranked;
  /** The index, with the rank of each place, or a metric. */
  readonly column: Column;
  readonly places: readonly Place[];
}

const HIGHEST_INDEX = 10;

/**
 * One figure of the places compared, the highest first: a line for each with its name, a bar from
 * zero, which the median of all crosses, its value and how far that lies above the lowest.
 */
export function MetricBlock({ title, ranked, column, places }: MetricBlockProps) {
  const isIndex = column.key === INDEX_COLUMN;
  const figures = places.map((place) => column.figureOf(place));
  const middle = medianIn(ranked, column);
  const end = isIndex
    ? HIGHEST_INDEX
    : Math.max(...figures.map(({ value }) => value ?? 0), middle ?? 0);
  const share = (value: number | null) => `${end > 0 ? ((value ?? 0) / end) * 100 : 0}%`;
  const gaps = gapsToLowest(figures.map(({ text }) => text));
  const lines = places
    .map((place, at) => ({ place, figure: figures[at]!, gap: gaps[at]! }))
    .sort((one, other) => (other.figure.value ?? -1) - (one.figure.value ?? -1));
  return (
    <section className="metric-block">
      <h3>
        {title}
        <Tip note={column.note} />
      </h3>
      <table>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            {["Place", "Bar", "Value", "Above the lowest"].map((head) => (
              <th key={head} scope="col">
                <span className="unseen">{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ place, figure, gap }) => (
            <tr key={place.id}>
              <th scope="row">
                {place.name}
                {isIndex && (
                  <span className="label block">
                    {" "}
                    {rankWords(place.figures, ranked.index) ?? "rank –"}
                  </span>
                )}
              </th>
              <td aria-hidden="true">
                <span
                  className="bar"
                  style={
                    { "--share": share(figure.value), "--median": share(middle) } as CSSProperties
                  }
                  data-median={middle !== null || undefined}
                />
              </td>
              <td className="end value">
                {isIndex ? <Computed>{figure.text}</Computed> : figure.text}
                {!isIndex && figure.status && (
                  <StatusMark status={figure.status} value={figure.value} />
                )}
              </td>
              <td className="end label">{gap}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

// The median of the values that are shown of all places; null if there are none.
function medianIn({ list }: Ranked, { read }: Column): number | null {
  const present = list.places.flatMap((place) => read(place) ?? []);
  return present.length === 0 ? null : median(present);
}

const UNKNOWN = "–";

/**
 * Writes how far each figure lies above the lowest, reckoned from the figures as printed: a reader
 * who subtracts two of them gets the printed difference. "–" where there is nothing to subtract.
 *
 * @example
 * gapsToLowest(["170.1", "164.0", "no data"]); // ["+6.1", "lowest", "–"]
 */
export function gapsToLowest(printed: readonly string[]): readonly string[] {
  const isBelowOne = printed.some((text) => text === "<1");
  const values = printed.map((text) => Number(text.replaceAll(",", "")));
  const lowest = Math.min(...values.filter((value) => !Number.isNaN(value)));
  const decimals = Math.max(...printed.map((text) => text.split(".")[1]?.length ?? 0));
  return values.map((value, at) => {
    if (printed[at] === "<1") return "lowest";
    if (isBelowOne || Number.isNaN(value)) return UNKNOWN;
    return value === lowest ? "lowest" : `+${(value - lowest).toFixed(decimals)}`;
  });
}
