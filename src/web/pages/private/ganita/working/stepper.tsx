import { useEffect, useEffectEvent } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { ShownWords } from "../digits.tsx";

interface StepperProps {
  /** The step shown, from 1; 0 before the first. */
  readonly step: number;
  readonly total: number;
  /** The step in words; null until it has loaded. */
  readonly says: string | null;
  readonly onStep: (step: number) => void;
}

/** Steps through a working, with buttons or the left and right arrow keys. */
export function Stepper({ step, total, says, onStep }: StepperProps) {
  const move = (by: number) => {
    const next = Math.min(total, Math.max(1, step + by));
    if (next !== step) onStep(next);
  };
  useArrowKeys(move);
  return (
    <nav className="stepper no-print" aria-label="Steps of the working">
      <Button aria-disabled={step <= 1} onClick={() => move(-1)}>
        <span className="stepper-previous">
          <Icon name="chevron" />
        </span>
        Previous
      </Button>
      <p role="status" className="num">
        {step === 0 ? (
          <ShownWords of={`${total} steps`} />
        ) : (
          <>
            Step{" "}
            <b>
              <ShownWords of={`${step}`} />
            </b>{" "}
            of <ShownWords of={`${total}`} />
            {says && <span className="unseen">: {says}</span>}
          </>
        )}
      </p>
      <Button aria-disabled={step >= total} onClick={() => move(1)}>
        Next
        <span className="stepper-next">
          <Icon name="chevron" />
        </span>
      </Button>
    </nav>
  );
}

const TAKES_ARROWS = "input, select, textarea, [tabindex='0'], .crosswise";

// Anywhere on the page, except in elements that use these keys themselves.
function useArrowKeys(onMove: (by: number) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || (event.target as Element).closest(TAKES_ARROWS)) return;
    event.preventDefault();
    onMove(by);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
