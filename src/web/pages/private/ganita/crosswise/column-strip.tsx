import { type KeyboardEvent, useEffect, useRef } from "react";
import { Computed } from "../../../../ui/text/computed.tsx";
import { ShownWords } from "../digits.tsx";
import { type ColumnStep, signed } from "./column.ts";
import { DRAWING, dotsPath, linesPath, pitchOf } from "./line-geometry.ts";

interface ColumnStripProps {
  /** The number of digits, if the columns show their patterns. */
  readonly digits: number | null;
  readonly steps: readonly ColumnStep[];
  /** The column to point out; 0 for none. */
  readonly present: number;
  /** The last column that has been worked; of later ones only the frame is drawn. */
  readonly upTo: number;
  /** Shows the column that is pressed; absent on paper, where none can be. */
  readonly onStep?: (present: number) => void;
}

/**
 * A table of the columns, units rightmost, so that the written digits read as the answer: each with
 * its pattern, sum, what is carried in, written and carried on.
 */
export function ColumnStrip({ digits, steps, present, upTo, onStep }: ColumnStripProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInView(list.current, present), [present]);
  const walk = (event: KeyboardEvent) => {
    const next = present + ({ ArrowLeft: 1, ArrowRight: -1 }[event.key] ?? 0);
    if (next === present || !steps.some(({ step_num }) => step_num === next)) return;
    event.preventDefault();
    onStep?.(next);
  };
  const isCurrent = ({ step_num }: ColumnStep) => (step_num === present ? "step" : undefined);
  return (
    <div className="crosswise-table">
      <p className="crosswise-names label" aria-hidden="true">
        {digits !== null && <span />}
        <span>sum</span>
        <span>carried in</span>
        <span>written</span>
        <span>carried on</span>
      </p>
      <ol className="crosswise-strip" aria-label="Columns, from the units on" ref={list}>
        {steps.map((step) => (
          <li key={step.column}>
            {onStep ? (
              <button
                type="button"
                className="crosswise-box"
                value={step.step_num}
                aria-current={isCurrent(step)}
                onClick={() => onStep(step.step_num)}
                onKeyDown={walk}
              >
                <Column {...{ step, digits, upTo }} />
              </button>
            ) : (
              <div className="crosswise-box">
                <Column {...{ step, digits, upTo }} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ColumnProps extends Pick<ColumnStripProps, "digits" | "upTo"> {
  readonly step: ColumnStep;
}

function Column({ step, digits, upTo }: ColumnProps) {
  const pattern = digits !== null && <Pattern step={step} digits={digits} />;
  const carriedIn = <Cell says=", carried in ">{signed(step.carry_in)}</Cell>;
  if (step.step_num > upTo) {
    return (
      <>
        {pattern}
        <span className="crosswise-late">
          <span className="unseen">{step.column_name}: still to come</span>
        </span>
        {step.step_num === upTo + 1 ? carriedIn : <span />}
        <span className="crosswise-late" />
        <span />
      </>
    );
  }
  return (
    <>
      {pattern}
      <Cell says={`${step.column_name}: sum `}>{signed(step.sum)}</Cell>
      {carriedIn}
      <span className="crosswise-written">
        <span className="unseen">, written </span>
        <Computed>{step.digit}</Computed>
      </span>
      <Cell says=", carried on ">{signed(step.carry_out)}</Cell>
    </>
  );
}

/** A figure under its name, which is written once for the whole table. */
function Cell({ says, children }: { says: string; children: string }) {
  return (
    <span className={children === "0" ? "crosswise-none" : undefined}>
      <span className="unseen">
        <ShownWords of={says} />
      </span>
      <ShownWords of={children} />
    </span>
  );
}

function Pattern({ step, digits }: { step: ColumnStep; digits: number }) {
  return (
    <svg
      className="crosswise-pattern"
      viewBox={`0 ${DRAWING.upper - 10} ${digits * pitchOf(digits)} ${DRAWING.lower - DRAWING.upper + 20}`}
      aria-hidden="true"
    >
      <path className="crosswise-pattern-dots" d={dotsPath(digits)} />
      <path className="crosswise-pattern-lines" d={linesPath(step.pairs, digits)} />
    </svg>
  );
}

// Scroll only the strip: scrollIntoView would move the page. The focus moves along.
function keepInView(list: HTMLOListElement | null, present: number) {
  const box = list?.querySelector<HTMLElement>(`[value="${present}"]`);
  if (!list || !box) return;
  const [frame, shown] = [list.getBoundingClientRect(), box.getBoundingClientRect()];
  if (shown.left < frame.left || shown.right > frame.right) {
    list.scrollLeft += (shown.left + shown.right - frame.left - frame.right) / 2;
  }
  if (list.contains(document.activeElement)) box.focus({ preventScroll: true });
}
