import { useId } from "react";
import type { ColumnStep, DigitRows } from "./column-step.ts";
import { DRAWING, linesPath, type Pair, pitchOf, placeX } from "./line-geometry.ts";

interface DotsAndLinesProps extends DigitRows {
  readonly steps: readonly ColumnStep[];
  readonly present: ColumnStep;
  /** A text description of the drawing. */
  readonly sentence: string;
}

/**
 * Two rows of digits with a line between any two that are multiplied; earlier lines remain faintly.
 */
export function DotsAndLines({ upper, lower, steps, present, sentence }: DotsAndLinesProps) {
  const title = useId();
  const digits = upper.length;
  const width = digits * pitchOf(digits);
  const earlier = steps.filter(({ column }) => column < present.column);
  return (
    <svg
      className="crosswise-drawing"
      viewBox={`0 0 ${width} ${DRAWING.height}`}
      width={width}
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>{sentence}</title>
      <path
        className="crosswise-ghost"
        d={linesPath(
          earlier.flatMap(({ pairs }) => pairs),
          digits,
        )}
      />
      {present.pairs.map((pair) => (
        // Keyed by column, so that each column's drawing animates from the start.
        <path
          key={`${present.column} ${pair}`}
          className="crosswise-line"
          pathLength={1}
          d={linesPath([pair], digits)}
        />
      ))}
      <DigitRow
        row={upper}
        side={0}
        pairs={present.pairs}
        y={DRAWING.upper}
        textY={DRAWING.upperDigit}
      />
      <DigitRow
        row={lower}
        side={1}
        pairs={present.pairs}
        y={DRAWING.lower}
        textY={DRAWING.lowerDigit}
      />
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
  /** The places of the pairs that are in this row. */
  readonly side: 0 | 1;
  readonly pairs: readonly Pair[];
  readonly y: number;
  readonly textY: number;
}

function DigitRow({ row, side, pairs, y, textY }: DigitRowProps) {
  const joined = new Set(pairs.map((pair) => pair[side]));
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
