import { memo, useContext, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { FailedPlate } from "../../../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../../../ui/loading/loading-plate.tsx";
import { Computed } from "../../../../ui/text/computed.tsx";
import { GroupingContext } from "../../../../ui/text/digit-grouping.ts";
import type { WorkedStep } from "../answer.ts";
import { groupWords, ShownMaths, ShownWords, stepText } from "../digits.tsx";
import type { useSteps } from "./use-steps.ts";

const STEPS_AT_FIRST = 25;
const MORE_STEPS = 50;

interface StepsListProps {
  readonly loaded: ReturnType<typeof useSteps>;
  readonly step: number;
  readonly total: number;
}

/** The lines of a working, searchable; a long one shows some at a time. */
export function StepsList({ loaded, step, total }: StepsListProps) {
  const { steps, passed, state, hasMore, fetchFirst, retry } = loaded;
  const [shown, setShown] = useState(STEPS_AT_FIRST);
  const [sought, setSought] = useState("");
  const needle = sought.trim().toLowerCase();
  const grouping = useContext(GroupingContext);
  // As it is shown, and as it is without grouping.
  const isFound = (step: WorkedStep) =>
    ([grouping, "none"] as const).some((shown) =>
      stepText(step, shown).toLowerCase().includes(needle),
    );
  const found = steps.filter(isFound);
  const visible = Math.max(shown, step - passed);
  const lines = needle === "" ? steps.slice(0, visible) : found;

  async function showMore() {
    if (visible + MORE_STEPS > steps.length && hasMore) await loaded.fetchMore();
    setShown(visible + MORE_STEPS);
  }

  return (
    <FocusPlace>
      {total > STEPS_AT_FIRST && (
        <div className="find no-print">
          <Field
            label="Find in the working"
            type="search"
            value={sought}
            autoComplete="off"
            hint={
              needle === ""
                ? undefined
                : groupWords(
                    `Found in ${found.length} of the ${steps.length} steps loaded.`,
                    grouping,
                  )
            }
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
      )}
      {passed > 0 && (
        <Button className="above" onClick={fetchFirst}>
          Show from the first step
        </Button>
      )}
      <ol className="working-steps">
        {lines.map((line) => (
          <StepLine key={line.number} step={line} isCurrent={line.number === step} />
        ))}
      </ol>
      {state === "failed" && (
        <FailedPlate retry={retry}>The next steps could not be loaded.</FailedPlate>
      )}
      {state === "awaited" && <LoadingPlate>Loading steps...</LoadingPlate>}
      {needle === "" && (
        <MoreSteps
          shown={lines.length}
          loaded={steps.length}
          left={total - passed - lines.length}
          onMore={showMore}
          onAll={() => setShown(steps.length)}
        />
      )}
    </FocusPlace>
  );
}

interface MoreStepsProps {
  readonly shown: number;
  readonly loaded: number;
  readonly left: number;
  readonly onMore: () => void;
  readonly onAll: () => void;
}

function MoreSteps({ shown, loaded, left, onMore, onAll }: MoreStepsProps) {
  if (left <= 0) return null;
  return (
    <div className="row above-l no-print">
      <Button onClick={onMore}>Show {Math.min(MORE_STEPS, left)} more</Button>
      {loaded > shown && <Button onClick={onAll}>Show {loaded}</Button>}
      <span className="label num">
        <ShownWords of={`${shown} shown, ${left} to come`} />
      </span>
    </div>
  );
}

interface StepLineProps {
  readonly step: WorkedStep;
  readonly isCurrent: boolean;
}

/** One line of a working; renders again only when it becomes the step shown or stops being it. */
const StepLine = memo(function StepLine({ step, isCurrent }: StepLineProps) {
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
