import { relativesOf } from "#domain/raga/relatives.ts";
import { CENTRE } from "../../ui/wheel-geometry.ts";
import { INNER_RADIUS, OUTER_RADIUS, WHEEL_CELLS } from "./wheel-cells.ts";

const RADIUS = 20;
const CHAKRAS = 12;
/** How far under a mark the number of its raga stands. */
const NUMBER_BELOW = 56;

/**
 * Lines over the wheel from a raga to those that appear when another of its svaras is heard as Sa,
 * each with that svara.
 */
export function GrahaBhedaLines({ number }: { number: number }) {
  const from = WHEEL_CELLS[number - 1]!;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="graha-bheda" aria-hidden="true">
      {relativesOf(number).map(({ number: relative, sa }) => {
        const to = WHEEL_CELLS[relative - 1]!;
        return (
          <g key={sa}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <circle cx={to.x} cy={to.y} r={RADIUS} />
            <text x={to.x} y={to.y}>
              {sa}
            </text>
          </g>
        );
      })}
      <circle className="graha-bheda-here" cx={from.x} cy={from.y} r={RADIUS + 4} />
      <text x={from.x} y={from.y}>
        S
      </text>
    </g>
  );
}

/** A small wheel, without its 72 cells, for a page of one raga; its marks are numbered. */
export function GrahaBhedaWheel({ number }: { number: number }) {
  return (
    <svg
      className="graha-bheda-wheel"
      viewBox="40 40 720 720"
      role="img"
      aria-label="Graha bheda on the wheel"
    >
      <circle cx={CENTRE} cy={CENTRE} r={INNER_RADIUS} />
      <circle cx={CENTRE} cy={CENTRE} r={OUTER_RADIUS} />
      <circle
        className="wheel-spokes"
        cx={CENTRE}
        cy={CENTRE}
        r={(INNER_RADIUS + OUTER_RADIUS) / 2}
        pathLength={CHAKRAS}
      />
      <GrahaBhedaLines number={number} />
      {[number, ...relativesOf(number).map((relative) => relative.number)].map((shown) => {
        const { x, y } = WHEEL_CELLS[shown - 1]!;
        return (
          <text key={shown} className="graha-bheda-number" x={x} y={y + NUMBER_BELOW}>
            {shown}
          </text>
        );
      })}
    </svg>
  );
}

interface GrahaBhedaWordsProps {
  /** The raga that was heard last; before the first one there is only room for the words. */
  readonly number: number | null;
  /** The number and name of a raga. */
  readonly labelOf: (number: number) => string;
}

/** The same in words. */
export function GrahaBhedaWords({ number, labelOf }: GrahaBhedaWordsProps) {
  return (
    <p className="wheel-said" role="status">
      {number !== null && wordsOf(number, labelOf)}
    </p>
  );
}

function wordsOf(number: number, labelOf: GrahaBhedaWordsProps["labelOf"]): string {
  const relatives = relativesOf(number).map(
    ({ number: relative, sa }) => `${sa} gives ${labelOf(relative)}`,
  );
  const given = relatives.length === 0 ? "no other melakarta" : relatives.join(", ");
  return `${labelOf(number)}, by another Sa (graha bheda): ${given}.`;
}
