import { type Chart, type ChartData, originsOf, valued } from "./chart.ts";
import { linear } from "./scale.ts";

const TOP = 28;
const VALUE = 56;
/** Where names begin, to the right of the ranks. */
const NAMES = 36;
/** Beside the longest name, that of Dadra and its neighbours. */
const BARS = 340;

/** The states or continents in the order of a measure. */
export function ranksChart({ ranked: groups, x, placesWord, width }: ChartData): Chart {
  const ranked = valued(groups, [x])
    .map(({ place, values }) => ({ place, value: values[0]! }))
    .sort((one, other) => other.value - one.value);
  // Equals share the lowest of their places.
  const rankOf = (at: number) => {
    const last = ranked.findLastIndex(({ value }) => value === ranked[at]!.value);
    const isShared = ranked.filter(({ value }) => value === ranked[at]!.value).length > 1;
    return `${ranked.length - last}${isShared ? "=" : ""}`;
  };
  // A narrow drawing has the bars below the names, which keep their whole length.
  const isNarrow = width < 2 * BARS;
  const [row, bars, below] = isNarrow ? [44, NAMES, 18] : [24, BARS, 0];
  const scale = linear([0, ...ranked.map(({ value }) => value)], bars, width - VALUE);
  return {
    title: `${x.name}: the ${placesWord} in order`,
    note: `${ranked.length} is the highest of ${ranked.length}; those with the same figure share a place, marked by an equals sign.`,
    hint: "",
    height: TOP + ranked.length * row + 8,
    drawing: (
      <>
        <text className="chart-title" x={NAMES} y={14}>
          {x.axis}
        </text>
        {ranked.map(({ place, value }, at) => {
          const line = TOP + at * row + 16;
          return (
            <g key={place.id}>
              <text className="chart-tick" x={26} y={line} textAnchor="end">
                {rankOf(at)}
              </text>
              <text x={NAMES} y={line}>
                {place.name}
              </text>
              <rect
                className="chart-bar"
                x={bars}
                y={line + below - 11}
                width={Math.max(scale.at(value) - bars, 0)}
                height={12}
              />
              <text x={width} y={line + below} textAnchor="end">
                {x.write(value)}
              </text>
            </g>
          );
        })}
      </>
    ),
    head: ["Rank", "Name", x.name],
    rows: ranked.map(({ place, value }, at) => [rankOf(at), place.name, value]),
    origins: originsOf(
      ranked.map(({ place }) => place),
      [x],
    ),
  };
}
