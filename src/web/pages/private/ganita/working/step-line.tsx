import { memo } from "react";
import { Computed } from "../../../../ui/text/computed.tsx";
import { ShownMaths, ShownWords } from "../digits/digits-shown.tsx";
import type { WorkedStep } from "../result/worked.ts";

interface StepLineProps {
  readonly step: WorkedStep;
  readonly isCurrent: boolean;
}

/** One line of a working; renders again only when it becomes the step shown or stops being it. */
export const StepLine = memo(function StepLine({ step, isCurrent }: StepLineProps) {
  const { number, description, notation, column } = step;
  return (
    <li
      className="step-line"
      value={number}
      aria-current={isCurrent ? "step" : undefined}
      ref={isCurrent ? bringIntoView : undefined}
    >
      <span className="step-number num">{number}</span>
      <span className="step-says">
        <ShownWords of={description} />
      </span>
      <span className="step-maths">
        <ShownMaths of={notation} />
        {column && (
          <>
            {" "}
            <Computed>{column.digit}</Computed>
          </>
        )}
      </span>
    </li>
  );
});

// Scrolled in the frame in which a working appears, the page would count what it moves as a shift.
function bringIntoView(line: HTMLLIElement | null) {
  requestAnimationFrame(() => requestAnimationFrame(() => line && showLine(line)));
}

// While the step's drawing is in sight, do not scroll it away to show the line that says the same.
function showLine(line: HTMLLIElement) {
  const drawing = line.closest("section")?.querySelector("[role='img']")?.getBoundingClientRect();
  const isDrawn = drawing && drawing.top >= 0 && drawing.bottom <= innerHeight;
  if (!isDrawn) line.scrollIntoView?.({ block: "nearest" });
}
