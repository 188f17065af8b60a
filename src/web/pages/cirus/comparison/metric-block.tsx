import type { CSSProperties } from "react";
import { Computed } from "../../../ui/text/computed.tsx";
import { StatusMark } from "../figures/figure.tsx";
import { MetricTip, type TipNote } from "../figures/metric-tip.tsx";
import type { ShownFigure } from "../figures/shown-figure.ts";
import type { Place } from "../lists/place.ts";

interface MetricBlockProps {
  readonly title: string;
  readonly note: TipNote | undefined;
  /** Its key, if it is a metric. */
  readonly metric?: string;
  readonly places: readonly Place[];
  /** One for each place. */
  readonly figures: readonly ShownFigure[];
  readonly median: number | null;
  /** Written below the name of each place. */
  readonly details?: readonly string[];
  /** The value at the end of a bar, if it is fixed. */
  readonly scale?: number;
  /** Whether the figures are computed from all others, as an index is. */
  readonly isComputed?: boolean;
}

/**
 * One metric of the places compared, the highest first: a line for each with its name, a bar from
 * zero, which the median of all crosses, its value and how far that lies above the lowest.
 */
export function MetricBlock(props: MetricBlockProps) {
  const { title, note, metric, places, figures, median, details, scale, isComputed } = props;
  const values = figures.map(({ value }) => value);
  const end = scale ?? Math.max(...values.map((value) => value ?? 0), median ?? 0);
  const share = (value: number | null) => `${end > 0 ? ((value ?? 0) / end) * 100 : 0}%`;
  const gaps = gapsToLowest(figures.map(({ text }) => text));
  const lines = places
    .map((place, at) => ({ place, figure: figures[at]!, gap: gaps[at]!, detail: details?.[at] }))
    .sort((one, other) => (other.figure.value ?? -1) - (one.figure.value ?? -1));
  return (
    <section className="metric-block">
      <h3>
        {title}
        <MetricTip label={title} note={note} metric={metric} />
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
          {lines.map(({ place, figure, gap, detail }) => (
            <tr key={place.id}>
              <th scope="row">
                {place.name}
                {detail && <span className="label"> {detail}</span>}
              </th>
              <td aria-hidden="true">
                <span
                  className="bar"
                  style={
                    { "--share": share(figure.value), "--median": share(median) } as CSSProperties
                  }
                  data-median={median !== null || undefined}
                />
              </td>
              <td className="end value">
                {isComputed ? <Computed>{figure.text}</Computed> : figure.text}
                {figure.status && <StatusMark status={figure.status} value={figure.value} />}
              </td>
              <td className="end label">{gap}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
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
