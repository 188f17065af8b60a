import { useId } from "react";
import { columnSentence } from "./column-sentence.ts";
import type { ColumnStep, DigitRows } from "./column-step.ts";
import { ColumnStrip } from "./column-strip.tsx";
import { ColumnSum } from "./column-sum.tsx";
import { DigitGrid } from "./digit-grid.tsx";
import { DotsAndLines } from "./dots-and-lines.tsx";
import "./crosswise.css";

interface CrosswiseProps extends DigitRows {
  /** The columns loaded so far, in any order. */
  readonly steps: readonly ColumnStep[];
  /** The number of columns in the product. */
  readonly columns: number;
  /** The number of the column shown, from 1. */
  readonly present: number;
  /** The last column that has been worked. */
  readonly upTo: number;
  readonly onStep: (present: number) => void;
}

/**
 * Up to this many digits are drawn with dots and lines; longer numbers, as a square of products.
 */
const DOTS_DIGITS = 12;
const NEIGHBOURS = 3;

/** Shows a product column by column from the right: vertically and crosswise. */
export function Crosswise(props: CrosswiseProps) {
  const { upper, lower, steps, columns, present, upTo, onStep } = props;
  const step = steps.find(({ step_num }) => step_num === present);
  const sentence = step ? columnSentence(step, columns) : `Column ${present} of ${columns}`;
  const hasDots = hasDotsFor(upper);
  return (
    <div className="crosswise">
      <div className="crosswise-present">
        <ColumnDrawing {...{ upper, lower, steps, present, sentence }} />
        {step && <ColumnSum step={step} />}
      </div>
      {!hasDots && (
        <ColumnSlider columns={columns} present={present} sentence={sentence} onStep={onStep} />
      )}
      <ColumnStrip
        digits={hasDots ? upper.length : null}
        steps={
          hasDots
            ? steps
            : steps.filter(({ step_num }) => Math.abs(step_num - present) <= NEIGHBOURS)
        }
        {...{ present, upTo, onStep }}
      />
    </div>
  );
}

interface ColumnDrawingProps extends Pick<CrosswiseProps, "upper" | "lower" | "steps" | "present"> {
  /** A text description of the drawing. */
  readonly sentence: string;
}

/** The digits of both numbers, and the lines of one column. */
export function ColumnDrawing({ upper, lower, steps, present, sentence }: ColumnDrawingProps) {
  const rows = { upper, lower, sentence };
  if (!hasDotsFor(upper)) return <DigitGrid {...rows} column={present - 1} />;
  const step = steps.find(({ step_num }) => step_num === present);
  return step && <DotsAndLines {...rows} steps={steps} present={step} />;
}

const hasDotsFor = (upper: DigitRows["upper"]) => upper.length <= DOTS_DIGITS;

function ColumnSlider({
  columns,
  present,
  sentence,
  onStep,
}: Pick<CrosswiseProps, "columns" | "present" | "onStep"> & { readonly sentence: string }) {
  const id = useId();
  return (
    <div className="crosswise-slider no-print">
      <label htmlFor={id}>Column, from the units on</label>
      <input
        id={id}
        type="range"
        min={1}
        max={columns}
        value={present}
        aria-valuetext={sentence}
        onChange={(event) => onStep(event.target.valueAsNumber)}
      />
    </div>
  );
}
