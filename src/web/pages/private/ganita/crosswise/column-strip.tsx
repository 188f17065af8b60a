import { type KeyboardEvent, useEffect, useRef } from "react";
import { Computed } from "../../../../ui/text/computed.tsx";
import { ShownWords } from "../digits/digits-shown.tsx";
import { signed } from "./column-sentence.ts";
import type { ColumnStep } from "./column-step.ts";
import { DRAWING, dotsPath, linesPath, pitchOf } from "./line-geometry.ts";

interface ColumnStripProps {
  /** The number of digits, if the columns show their patterns. */
  readonly digits: number | null;
  readonly steps: readonly ColumnStep[];
  readonly present: number;
  /** The last column that has been worked; of later ones only the frame is drawn. */
  readonly upTo: number;
  readonly onStep: (present: number) => void;
}

/**
 * A table of the columns, units rightmost, so that the written digits read as the answer: each with
 * its pattern, sum, what is carried in, written and carried on. Pressing a column shows it.
 */
export function ColumnStrip({ digits, steps, present, upTo, onStep }: ColumnStripProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInView(list.current, present), [present]);
  const walk = (event: KeyboardEvent) => {
    const next = present + ({ ArrowLeft: 1, ArrowRight: -1 }[event.key] ?? 0);
    if (next === present || !steps.some(({ step_num }) => step_num === next)) return;
    event.preventDefault();
    onStep(next);
  };
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
            <button
              type="button"
              className="crosswise-box"
              value={step.step_num}
              aria-current={step.step_num === present ? "step" : undefined}
              onClick={() => onStep(step.step_num)}
              onKeyDown={walk}
            >
              {digits !== null && <Pattern step={step} digits={digits} />}
              {step.step_num <= upTo ? (
                <>
                  <Cell says={`${step.column_name}: sum `}>{signed(step.sum)}</Cell>
                  <Cell says=", carried in ">{signed(step.carry_in)}</Cell>
                  <span className="crosswise-written">
                    <span className="unseen">, written </span>
                    <Computed>{step.digit}</Computed>
                  </span>
                  <Cell says=", carried on ">{signed(step.carry_out)}</Cell>
                </>
              ) : (
                <>
                  <span className="crosswise-late">
                    <span className="unseen">{step.column_name}: still to come</span>
                  </span>
                  {step.step_num === upTo + 1 ? (
                    <Cell says=", carried in ">{signed(step.carry_in)}</Cell>
                  ) : (
                    <span />
                  )}
                  <span className="crosswise-late" />
                  <span />
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A figure under its name, which is written once for the whole table. */
function Cell({ says, children }: { says: string; children: string }) {
  return (
    <span className={children === "0" ? "crosswise-none" : undefined}>
      <span className="unseen">
        <ShownWords of={says} />
      </span>
      {children}
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
