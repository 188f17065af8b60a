import type { UrdhvaStep } from "#domain/ganita/ganita.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { CROSSWISE } from "./examples.ts";

/** The two numbers of a product digit by digit, the highest first. */
type Rows = readonly [upper: readonly number[], lower: readonly number[]];

/** A product vertically and crosswise, with a drawing for each column from the units on. */
export function Crosswise() {
  const { upperDigits, lowerDigits, steps } = CROSSWISE;
  const rows = [upperDigits, lowerDigits] as const;
  return (
    <ol className="crosswise">
      {steps.page(0, steps.total).map((step) => (
        <li key={step.column}>
          <p className="crosswise-line label">
            <b>{step.columnName}</b>
            <span className="faint">{step.stepType}</span>
          </p>
          <Lines rows={rows} step={step} />
          <p className="crosswise-sum num">
            {columnSum(rows, step)} → <Computed>{step.digit}</Computed>
            {step.carryOut > 0 && `, carry ${step.carryOut}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

const PLACE_WIDTH = 60;
/** The positions of the digits and of the dots below or above them, row by row. */
const DIGIT_Y = [24, 136] as const;
const DOT_Y = [40, 104] as const;

function Lines({ rows, step }: { rows: Rows; step: UrdhvaStep }) {
  const { pairs, description, calculation } = step;
  const width = PLACE_WIDTH * rows[0].length;
  const xOf = (place: number) => width - PLACE_WIDTH * (place + 0.5);
  return (
    <svg className="crosswise-lines" viewBox={`0 0 ${width} 144`} role="img">
      <title>{`${description} ${calculation}`}</title>
      {pairs.map(([up, low]) => (
        <line key={up} x1={xOf(up)} y1={DOT_Y[0]} x2={xOf(low)} y2={DOT_Y[1]} />
      ))}
      {([0, 1] as const).flatMap((row) =>
        rows[row].map((_, place) => (
          <Digit
            key={`${row} ${xOf(place)}`}
            digit={digitAt(rows[row], place)}
            x={xOf(place)}
            row={row}
            isJoined={pairs.some((pair) => pair[row] === place)}
          />
        )),
      )}
    </svg>
  );
}

interface DigitProps {
  readonly digit: number;
  readonly x: number;
  readonly row: 0 | 1;
  readonly isJoined: boolean;
}

function Digit({ digit, x, row, isJoined }: DigitProps) {
  return (
    <g className={isJoined ? "crosswise-joined" : undefined}>
      <circle cx={x} cy={DOT_Y[row]} r="5" />
      <text x={x} y={DIGIT_Y[row]}>
        {digit}
      </text>
    </g>
  );
}

function columnSum(rows: Rows, { pairs, carryIn, total }: UrdhvaStep): string {
  const products = pairs.map(([up, low]) => `${digitAt(rows[0], up)} × ${digitAt(rows[1], low)}`);
  const parts = [...products, ...(carryIn > 0 ? [carryIn] : [])];
  return products.length > 0 ? `${parts.join(" + ")} = ${total}` : parts.join("");
}

const digitAt = (digits: readonly number[], place: number) => digits[digits.length - 1 - place]!;
