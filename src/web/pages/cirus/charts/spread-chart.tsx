import { eachSource } from "#domain/risk/citation.ts";
import { type Chart, type ChartData, valued } from "./chart.ts";
import { AxisX, AxisY, ChartName, writeTick } from "./drawing-parts.tsx";
import { linear } from "./scale.ts";
import { bins } from "./statistics.ts";

const LEFT = 40;
const BARS = 220;
const BELOW = 44;
const NAME_LINE = 18;
const BIN_COUNT = 24;

/** How a measure is spread over all places, with the chosen ones marked. */
export function spreadChart(data: ChartData): Chart {
  const { ranked, marked, x, placesWord, width } = data;
  const all = valued(ranked, [x]).map(({ place, values }) => ({ place, value: values[0]! }));
  const values = all.map(({ value }) => value);
  const scale = linear(values, LEFT, width - 12);
  const counted = bins(values, scale.ends, BIN_COUNT);
  // From the outside in, so that the line of one mark does not cross the name of another.
  const fromMiddle = (value: number) => Math.abs(scale.at(value) - width / 2);
  const chosen = all
    .filter(({ place }) => marked.includes(place.id))
    .sort((one, other) => fromMiddle(other.value) - fromMiddle(one.value));
  const top = 30 + chosen.length * NAME_LINE;
  const base = top + BARS;
  const counts = linear([0, ...counted.map(({ count }) => count)], base, top);
  return {
    title: `${x.name}: how ${all.length} ${placesWord} are spread`,
    note: "",
    hint: chosen.length === 0 ? "Tick places in the list to see where they stand." : "",
    height: base + BELOW,
    drawing: (
      <>
        <AxisY scale={counts} at={LEFT} reach={width - 12 - LEFT} write={writeTick} />
        {counted.map(({ from, to, count }) => (
          <rect
            key={from}
            className="chart-bar"
            x={scale.at(from) + 0.5}
            y={counts.at(count)}
            width={Math.max(scale.at(to) - scale.at(from) - 1, 1)}
            height={base - counts.at(count)}
          />
        ))}
        <text className="chart-title" x={0} y={14}>
          Number of {placesWord}
        </text>
        <AxisX scale={scale} at={base} reach={0} write={writeTick} />
        <text className="chart-title" x={width - 12} y={base + 38} textAnchor="end">
          {x.axis}
        </text>
        {chosen.map(({ place, value }, at) => {
          const isRight = scale.at(value) > width / 2;
          const line = 36 + at * NAME_LINE;
          return (
            <g key={place.id}>
              <path className="chart-mark" d={`M${scale.at(value)} ${line - 10}V${base}`} />
              <ChartName x={scale.at(value) + (isRight ? -6 : 6)} y={line} isEnd={isRight}>
                {place.name} {x.write(value)}
              </ChartName>
            </g>
          );
        })}
      </>
    ),
    head: ["From", "To", `Number of ${placesWord}`],
    rows: counted.map(({ from, to, count }) => [tidy(from), tidy(to), count]),
    // A class has places of many sources.
    origins: {
      head: ["Sources"],
      rows: counted.map(() => [
        eachSource(all.map(({ place }) => x.figureOf(place).source)).join("; "),
      ]),
    },
  };
}

const tidy = (value: number) => Number(value.toPrecision(6));
