import { type Chart, type ChartData, valued } from "./chart.ts";
import { linear } from "./scale.ts";

const ROW = 24;
const TOP = 8;
const VALUE = 56;

/** The states or continents in the order of a measure. */
export function ranksChart({ groups, x, groupsWord, width }: ChartData): Chart {
  const ranked = valued(groups, [x])
    .map(({ place, values }) => ({ place, value: values[0]! }))
    .sort((one, other) => other.value - one.value);
  const names = Math.min(300, width * 0.46);
  const scale = linear([0, ...ranked.map(({ value }) => value)], names, width - VALUE);
  return {
    title: `${x.label}: the ${groupsWord} in order`,
    note: `${ranked.length} is the highest of ${ranked.length}.`,
    height: TOP + ranked.length * ROW + 8,
    drawing: ranked.map(({ place, value }, at) => {
      const line = TOP + at * ROW + 16;
      return (
        <g key={place.id}>
          <text className="chart-tick" x={26} y={line} textAnchor="end">
            {ranked.length - at}
          </text>
          <text className="chart-name-plain" x={36} y={line}>
            {shortened(place.name, (names - 40) / 7.4)}
            <title>{place.name}</title>
          </text>
          <rect
            className="chart-bar"
            x={names}
            y={line - 11}
            width={Math.max(scale.at(value) - names, 0)}
            height={12}
          />
          <text className="chart-value" x={width} y={line} textAnchor="end">
            {x.write(value)}
          </text>
        </g>
      );
    }),
    head: ["Rank", "Name", x.label],
    rows: ranked.map(({ place, value }, at) => [ranked.length - at, place.name, value]),
  };
}

const shortened = (name: string, most: number) =>
  name.length <= most ? name : `${name.slice(0, Math.floor(most) - 1)}…`;
