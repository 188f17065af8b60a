import { useId } from "react";
import { lineOf } from "#domain/ganita/notation.ts";
import { Fitted } from "../board/fitted.tsx";
import { ShownMaths, ShownWords } from "../digits.tsx";
import { type ColumnStep, columnSentence, type DigitRows } from "./column.ts";
import { ColumnDrawing } from "./column-drawing.tsx";
import { ColumnStrip } from "./column-strip.tsx";
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
  /** On the board, where the words stand beside the drawing and only as much is shown as fits. */
  readonly isLarge?: boolean;
  readonly onStep: (present: number) => void;
}

/** The digits of longer numbers are not drawn: their columns are a table alone. */
const MOST_DRAWN = 12;
// Of more columns, the board shows the present one and so many on either side.
const MOST_ON_BOARD = 8;
const NEIGHBOURS = 3;

/** Whether the digits and lines of a column are drawn. */
export const isDrawn = ({ upper }: DigitRows): boolean => upper.length <= MOST_DRAWN;

/** Shows a product column by column from the right: vertically and crosswise. */
export function Crosswise(props: CrosswiseProps) {
  const { upper, lower, steps, columns, present, upTo, isLarge = false, onStep } = props;
  const hasDrawing = isDrawn({ upper, lower });
  const step = steps.find(({ step_num }) => step_num === present);
  const sentence = step ? columnSentence(step, columns) : `Column ${present} of ${columns}`;
  const isNear = ({ step_num }: ColumnStep) => Math.abs(step_num - present) <= NEIGHBOURS;
  const hasAll = hasDrawing && (!isLarge || columns <= MOST_ON_BOARD);
  const strip = (
    <ColumnStrip
      digits={hasDrawing ? upper.length : null}
      steps={hasAll ? steps : steps.filter(isNear)}
      {...{ present, upTo, onStep }}
    />
  );
  const drawing = step && hasDrawing && (
    <ColumnDrawing {...{ upper, lower, steps, sentence }} present={step} />
  );
  if (isLarge) {
    return (
      <Fitted className="crosswise">
        {drawing}
        {strip}
      </Fitted>
    );
  }
  return (
    <div className="crosswise">
      <div className="crosswise-present">
        {drawing}
        {step && <PresentColumn step={step} />}
      </div>
      {!hasDrawing && (
        <ColumnSlider columns={columns} present={present} sentence={sentence} onStep={onStep} />
      )}
      {strip}
    </div>
  );
}

function PresentColumn({ step }: { step: ColumnStep }) {
  const { step_num, column_name, step_type, calculation } = step;
  return (
    <p className="crosswise-sum num">
      <b>
        {step_num}. <ShownWords of={column_name} />
      </b>{" "}
      {step_type}
      <span className="crosswise-products">
        <ShownMaths of={lineOf(calculation)} />
      </span>
    </p>
  );
}

interface ColumnSliderProps extends Pick<CrosswiseProps, "columns" | "present" | "onStep"> {
  readonly sentence: string;
}

function ColumnSlider({ columns, present, sentence, onStep }: ColumnSliderProps) {
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
