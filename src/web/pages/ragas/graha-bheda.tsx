import { relativesOf } from "#domain/raga/relatives.ts";
import { CENTRE, round } from "../../ui/wheel-geometry.ts";
import { INNER_RADIUS, OUTER_RADIUS, WHEEL_CELLS } from "./wheel-cells.ts";

const RADIUS = 20;
const CHAKRAS = 12;
/** How far aside the large marks of the small wheel stand, so that neighbours do not touch. */
const ASIDE = 26;

interface GrahaBhedaLinesProps {
  readonly number: number;
  /** How far from the middle of its cell a mark stands, to the left and right in turn. */
  readonly aside?: number;
}

/**
 * Lines over the wheel from a raga to those that appear when another of its svaras is heard as Sa,
 * each with that svara.
 */
export function GrahaBhedaLines({ number, aside = 0 }: GrahaBhedaLinesProps) {
  const from = markOf(number, aside);
  const marks = relativesOf(number).map((relative) => ({
    ...relative,
    ...markOf(relative.number, aside),
  }));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="graha-bheda" aria-hidden="true">
      {/* Under all marks: a line may pass where another mark stands. */}
      <path d={marks.map(({ x, y }) => `M${from.x} ${from.y}L${x} ${y}`).join("")} />
      {marks.map(({ sa, x, y }) => (
        <g key={sa}>
          <circle cx={x} cy={y} r={RADIUS} />
          <text x={x} y={y}>
            {sa}
          </text>
        </g>
      ))}
      <circle className="graha-bheda-here" cx={from.x} cy={from.y} r={RADIUS + 4} />
      <text x={from.x} y={from.y}>
        S
      </text>
    </g>
  );
}

function markOf(number: number, aside: number) {
  const { chakra, place, x, y } = WHEEL_CELLS[number - 1]!;
  const angle = ((chakra - 0.5) * 2 * Math.PI) / CHAKRAS;
  const way = place % 2 === 0 ? -aside : aside;
  return { x: round(x + way * Math.cos(angle)), y: round(y + way * Math.sin(angle)) };
}

/** A small wheel, without its 72 cells, for a page of one raga. */
export function GrahaBhedaWheel({ number }: { number: number }) {
  return (
    <svg
      className="graha-bheda-wheel"
      viewBox="48 48 704 704"
      role="img"
      aria-label="Graha bheda on the wheel"
    >
      <circle
        className="wheel-spokes"
        cx={CENTRE}
        cy={CENTRE}
        r={(INNER_RADIUS + OUTER_RADIUS) / 2}
        pathLength={CHAKRAS}
      />
      <GrahaBhedaLines number={number} aside={ASIDE} />
    </svg>
  );
}

interface GrahaBhedaWordsProps {
  /** The raga that was heard last; null before the first one. */
  readonly number: number | null;
  /** The number and name of a raga. */
  readonly labelOf: (number: number) => string;
}

/** The same in words. */
export function GrahaBhedaWords({ number, labelOf }: GrahaBhedaWordsProps) {
  return (
    <p className="wheel-said" role="status">
      {number === null
        ? "Press a number, and see which ragas its keys give from another Sa (graha bheda)."
        : wordsOf(number, labelOf)}
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
