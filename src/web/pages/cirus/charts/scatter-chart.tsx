import { fixed } from "../figures/figure-text.ts";
import { fullName } from "../lists/place.ts";
import { type Chart, type ChartData, originsOf, valued } from "./chart.ts";
import { AxisX, AxisY, ChartName, writeTick } from "./drawing-parts.tsx";
import { relationOf } from "./relation.ts";
import { linear } from "./scale.ts";
import { rankCorrelation } from "./statistics.ts";

const LEFT = 52;
const TOP = 28;
const HEIGHT = 320;
const BELOW = 46;
/** The height of a name. */
const LINE = 15;
/** The radius of the ring around a chosen place. */
const RING = 6;

/** Two measures of every place against each other, with their rank correlation. */
export function scatterChart(data: ChartData): Chart {
  const { ranked, marked, x, y, placesWord, width } = data;
  const all = valued(ranked, [x, y]).map(({ place, values: [left, up] }) => ({
    place,
    x: left!,
    y: up!,
  }));
  const base = TOP + HEIGHT;
  const across = linear(
    all.map((one) => one.x),
    LEFT,
    width - 12,
  );
  const upwards = linear(
    all.map((one) => one.y),
    base,
    TOP,
  );
  const correlation = rankCorrelation(
    all.map((one) => one.x),
    all.map((one) => one.y),
  );
  const chosen = all
    .filter(({ place }) => marked.includes(place.id))
    .map((one) => ({ place: one.place, left: across.at(one.x), top: upwards.at(one.y) }));
  const isRight = ({ left }: (typeof chosen)[number]) => left > width / 2;
  // Where a name begins, seen from its ring.
  const beside = (one: (typeof chosen)[number]) => (isRight(one) ? -10 : 10);
  // The names on each side are written one below the other.
  const named = [chosen.filter((one) => !isRight(one)), chosen.filter(isRight)].flatMap((side) => {
    const lines = apart(
      side.map(({ top }) => top),
      LINE,
      base,
    );
    return side.map((one, at) => ({ ...one, line: lines[at]! }));
  });
  const isMoved = ({ line, top }: (typeof named)[number]) => Math.abs(line - top) > LINE;
  return {
    title: `${y.name} against ${lowerFirst(x.name)}`,
    note:
      correlation === null
        ? "One figure is the same everywhere, so there is no correlation."
        : `Rank correlation (Spearman) ${fixed(correlation, 2).replace("-", "−")} over ${all.length} ${placesWord}: 1 means that both rise together, 0 that they are unrelated. ${relationOf(ranked, x, y)}`.trim(),
    hint: "",
    height: base + BELOW,
    drawing: (
      <>
        <AxisY scale={upwards} at={LEFT} reach={width - 12 - LEFT} write={writeTick} />
        <AxisX scale={across} at={base} reach={HEIGHT} write={writeTick} />
        <text className="chart-title" x={0} y={14}>
          {y.axis}
        </text>
        <text className="chart-title" x={width - 12} y={base + 40} textAnchor="end">
          {x.axis}
        </text>
        {all.map((one) => (
          <circle
            key={one.place.id}
            className="chart-dot"
            cx={across.at(one.x)}
            cy={upwards.at(one.y)}
            r={2.5}
          />
        ))}
        {named.filter(isMoved).map((one) => (
          <path
            key={one.place.id}
            className="chart-lead"
            d={`M${one.left} ${one.top + RING}L${one.left + beside(one)} ${one.line}`}
          />
        ))}
        {named.map((one) => (
          <g key={one.place.id}>
            <circle className="chart-ring" cx={one.left} cy={one.top} r={RING} />
            <ChartName x={one.left + beside(one)} y={one.line + 4} isEnd={isRight(one)}>
              {one.place.name}
            </ChartName>
          </g>
        ))}
      </>
    ),
    head: ["Place", x.name, y.name],
    rows: all.map((one) => [fullName(one.place), one.x, one.y]),
    origins: originsOf(
      all.map(({ place }) => place),
      [x, y],
    ),
  };
}

// Names of platforms keep their capitals.
const lowerFirst = (label: string) =>
  /^(Internet|Registered|Risk)/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

/**
 * Moves positions on a line apart, in their order, until neighbours are `gap` apart and the last is
 * at most at `most`.
 *
 * @example
 * apart([30, 10, 12], 10, 100); // [30, 10, 20]
 */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]!);
  const moved = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    moved[at] = Math.max(moved[at]!, least);
    least = moved[at] + gap;
  }
  let highest = most;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at]!, highest);
    highest = moved[at] - gap;
  }
  return moved;
}
