import { useId, useState } from "react";
import { signed } from "./column-sentence.ts";
import type { DigitRows } from "./column-step.ts";
import { GridOverview } from "./grid-overview.tsx";
import { diagonal, litCells, windowAt } from "./grid-window.ts";

interface DigitGridProps extends DigitRows {
  readonly column: number;
  /** A text description of the drawing. */
  readonly sentence: string;
}

const CELL = 44;

/**
 * A column's products as a diagonal of the square of all products. A long column is drawn only in
 * part, with a small picture that shows which part.
 */
export function DigitGrid({ upper, lower, column, sentence }: DigitGridProps) {
  const [title, slider] = [useId(), useId()];
  // How far along the diagonal the view is, 0 to 1, kept from column to column.
  const [share, setShare] = useState(0.5);
  const digits = upper.length;
  const { count } = diagonal(column, digits);
  const along = Math.round(share * Math.max(0, count - 1));
  const shown = windowAt(column, along, digits);
  const { size } = shown;
  const across = upper.slice(digits - 1 - shown.highestUpper).slice(0, size);
  const down = lower.slice(digits - 1 - shown.highestLower).slice(0, size);
  const edge = (size + 1) * CELL;
  return (
    <div className="crosswise-square">
      <svg
        className="crosswise-drawing"
        viewBox={`0 0 ${edge} ${edge}`}
        width={edge}
        role="img"
        aria-labelledby={title}
      >
        <title id={title}>{sentence}</title>
        <path className="crosswise-cells" d={cellsPath(size)} />
        {litCells(column, shown).map(({ x, y }) => (
          <g key={x} className="crosswise-lit">
            <rect x={(x + 1) * CELL} y={(y + 1) * CELL} width={CELL} height={CELL} />
            <text x={(x + 1.5) * CELL} y={(y + 1.66) * CELL}>
              {signed(across[x]! * down[y]!)}
            </text>
          </g>
        ))}
        {[...across.entries()].map(([x, digit]) => (
          <EdgeDigit key={`upper ${shown.highestUpper - x}`} digit={digit} x={x + 1.5} y={0.72} />
        ))}
        {[...down.entries()].map(([y, digit]) => (
          <EdgeDigit key={`lower ${shown.highestLower - y}`} digit={digit} x={0.5} y={y + 1.7} />
        ))}
      </svg>
      <div className="crosswise-where">
        <GridOverview column={column} digits={digits} shown={shown} />
        {count > size && (
          <div className="crosswise-slider no-print">
            <label htmlFor={slider}>Along the column</label>
            <input
              id={slider}
              type="range"
              min={0}
              max={count - 1}
              value={along}
              aria-valuetext={`Product ${along + 1} of ${count}`}
              onChange={(event) => setShare(event.target.valueAsNumber / (count - 1))}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function EdgeDigit({ digit, x, y }: { digit: number; x: number; y: number }) {
  return (
    <text
      className={digit < 0 ? "crosswise-edge crosswise-bar" : "crosswise-edge"}
      x={x * CELL}
      y={y * CELL}
    >
      {Math.abs(digit)}
    </text>
  );
}

function cellsPath(size: number): string {
  return Array.from({ length: size + 1 }, (_, index) => {
    const at = (index + 1) * CELL;
    return `M${CELL} ${at}h${size * CELL}M${at} ${CELL}v${size * CELL}`;
  }).join("");
}
