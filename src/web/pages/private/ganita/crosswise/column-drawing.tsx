import { useId } from "react";
import type { ColumnStep, DigitRows } from "./column.ts";
import { DRAWING, linesPath, type Pair, pitchOf, placeX } from "./line-geometry.ts";

// The size of the digits, in drawing units: the drawing is as large as the letters around it.
const DIGIT_SIZE = 30;

interface ColumnDrawingProps extends DigitRows {
  readonly steps: readonly ColumnStep[];
  /** The column whose lines are drawn; those of earlier ones remain faintly. */
  readonly present: ColumnStep;
  /** A text description of the drawing. */
  readonly sentence: string;
}

/** Two rows of digits with a line between any two that a column multiplies. */
export function ColumnDrawing({ upper, lower, steps, present, sentence }: ColumnDrawingProps) {
  const title = useId();
  const digits = upper.length;
  const width = digits * pitchOf(digits);
  const earlier = steps.filter(({ column }) => column < present.column);
  const ghosts = linesPath(
    earlier.flatMap(({ pairs }) => pairs),
    digits,
  );
  return (
    <svg
      className="crosswise-drawing"
      viewBox={`0 0 ${width} ${DRAWING.height}`}
      style={{ inlineSize: `${width / DIGIT_SIZE}em` }}
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>{sentence}</title>
      <path className="crosswise-ghost" d={ghosts} />
      {present.pairs.map((pair) => (
        // Keyed by column, so that each column's drawing animates from the start.
        <path
          key={`${present.column} ${pair}`}
          className="crosswise-line"
          pathLength={1}
          d={linesPath([pair], digits)}
        />
      ))}
      <DigitRow row={upper} side={0} pairs={present.pairs} />
      <DigitRow row={lower} side={1} pairs={present.pairs} />
      {present.step_type === "carry" && (
        <text className="crosswise-carried" x={width / 2} y={(DRAWING.upper + DRAWING.lower) / 2}>
          carry {present.carry_in}
        </text>
      )}
    </svg>
  );
}

interface DigitRowProps {
  readonly row: readonly number[];
  /** The places of the pairs that are in this row: 0 is the upper one. */
  readonly side: 0 | 1;
  readonly pairs: readonly Pair[];
}

function DigitRow({ row, side, pairs }: DigitRowProps) {
  const joined = new Set(pairs.map((pair) => pair[side]));
  const [y, textY] =
    side === 0 ? [DRAWING.upper, DRAWING.upperDigit] : [DRAWING.lower, DRAWING.lowerDigit];
  return [...row.toReversed().entries()].map(([place, digit]) => (
    <g
      key={place}
      className={joined.has(place) ? "crosswise-digit crosswise-joined" : "crosswise-digit"}
    >
      <circle cx={placeX(place, row.length)} cy={y} r={6.5} />
      <text
        className={digit < 0 ? "crosswise-bar" : undefined}
        x={placeX(place, row.length)}
        y={textY}
      >
        {Math.abs(digit)}
      </text>
    </g>
  ));
}
