import { CHAKRA_COUNT } from "#domain/raga/melakarta.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { relativesOf } from "#domain/raga/relatives.ts";
import { pointAt, round } from "../../../ui/wheel-geometry.ts";
import { wayRound } from "./way-round.ts";
import { INNER_RADIUS, OUTER_RADIUS, type RagaCell, WHEEL_CELLS } from "./wheel-cells.ts";
import "./graha-bheda.css";

/** The lines pass between the middle and the numbers next to it. */
const HUB_RADIUS = INNER_RADIUS + 4;

/**
 * Lines over the wheel from a raga to those that appear when another of its svaras is heard as Sa.
 * Each mark has that svara and the number of the raga, which it covers.
 */
export function GrahaBhedaLines({ number }: { number: number }) {
  const from = WHEEL_CELLS[number - 1]!;
  const marks = relativesOf(number).map(({ sa, number: to }) => ({
    sa,
    cell: WHEEL_CELLS[to - 1]!,
  }));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="graha-bheda" aria-hidden="true">
      {/* Under all marks: a line may pass where another mark stands. */}
      <path d={marks.map(({ cell }) => wayRound(HUB_RADIUS, from, cell)).join("")} />
      {[...marks, { sa: "S", cell: from }].map((mark) => (
        <NumberedMark key={mark.sa} {...mark} />
      ))}
    </g>
  );
}

/** A mark is wide, but tall where the numbers next to it stand to its left and right. */
function NumberedMark({ sa, cell: { number, chakra, x, y } }: { sa: string; cell: RagaCell }) {
  const isTall = [3, 4].includes(chakra % 6);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={`${sa === "S" ? "graha-bheda-here" : ""} ${isTall ? "graha-bheda-tall" : ""}`}
      />
      {isTall ? (
        <text>
          <tspan x="0" dy="-0.5em">
            {sa}
          </tspan>{" "}
          <tspan x="0" dy="1em">
            {number}
          </tspan>
        </text>
      ) : (
        <text>{`${sa} ${number}`}</text>
      )}
    </g>
  );
}

const RADIUS = 28;
/** Lines between the twelve chakras. */
const BORDERS = Array.from({ length: CHAKRA_COUNT }, (_, chakra) => (chakra * 360) / CHAKRA_COUNT)
  .map((direction) => `M${pointAt(INNER_RADIUS, direction)}L${pointAt(OUTER_RADIUS, direction)}`)
  .join("");
/** How far aside the marks of the small wheel stand, so that neighbours do not touch. */
const ASIDE = 26;

/** A small wheel, without its 72 cells, for a page of one raga. */
export function GrahaBhedaWheel({ number }: { number: number }) {
  const from = placeAside(number);
  const marks = relativesOf(number).map(({ sa, number: to }) => ({ sa, ...placeAside(to) }));
  return (
    <svg
      className="graha-bheda-wheel"
      viewBox="48 48 704 704"
      role="img"
      aria-label="Graha bheda on the wheel"
    >
      <path d={BORDERS} />
      <g className="graha-bheda">
        <path d={marks.map(({ x, y }) => `M${from.x} ${from.y}L${x} ${y}`).join("")} />
        {[...marks, { sa: "S", ...from }].map(({ sa, x, y }) => (
          <g key={sa}>
            <circle
              className={sa === "S" ? "graha-bheda-here" : undefined}
              cx={x}
              cy={y}
              r={RADIUS}
            />
            <text x={x} y={y}>
              {sa}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

function placeAside(number: number) {
  const { chakra, place, x, y } = WHEEL_CELLS[number - 1]!;
  const angle = ((chakra - 0.5) * 2 * Math.PI) / CHAKRA_COUNT;
  const way = place % 2 === 0 ? -ASIDE : ASIDE;
  return { x: round(x + way * Math.cos(angle)), y: round(y + way * Math.sin(angle)) };
}

/** The same in words, for the raga that was heard last; before the first one, what to do. */
export function GrahaBhedaWords({ number }: { number: number | null }) {
  return (
    <p className={number === null ? "wheel-said no-print" : "wheel-said"} role="status">
      {number === null
        ? "Press a number to see which ragas have the same keys, counted from another Sa (graha bheda)."
        : wordsOf(number)}
    </p>
  );
}

function wordsOf(number: number): string {
  const relatives = relativesOf(number).map(
    ({ number: relative, sa }) => `${sa} gives ${labelOf(relative)}`,
  );
  const given = relatives.length === 0 ? "no other melakarta" : relatives.join(", ");
  return `${labelOf(number)}, by another Sa (graha bheda): ${given}.`;
}

/** The number and name of a raga. */
export const labelOf = (number: number) => `${number} ${RAGAS[number - 1]!.name}`;
