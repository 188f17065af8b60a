import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useHand } from "./use-hand.ts";
import { STEP, useKeys } from "./use-keys.ts";
import type { VarnamalaWheel } from "./varnamala-wheel.tsx";
import { LEAST_ZOOM, MOST_ZOOM, viewBoxOf, WHOLE_WHEEL, zoomedTo } from "./viewport.ts";
import type { Wheel } from "./wheel-letters.ts";
import "./wheel-stage.css";

interface WheelStageProps {
  readonly wheel: Wheel;
  /** Passed on by the page, which already has it, so that this lazy part need not include it. */
  readonly Drawing: typeof VarnamalaWheel;
}

/** The wheel on the full screen, with zoom up to three times and panning. */
export function WheelStage({ wheel, Drawing }: WheelStageProps) {
  const [viewport, look] = useState(WHOLE_WHEEL);
  const ref = useRef<HTMLDivElement>(null);
  useHand(ref, look);
  useKeys(look);
  const { zoom } = viewport;
  const enlarge = (step: number) => look((from) => zoomedTo(from, from.zoom + step));
  return (
    <>
      <div ref={ref} className="wheel-stage">
        <Drawing wheel={wheel} named className="wheel-whole" viewBox={viewBoxOf(viewport)} />
      </div>
      <div className="wheel-tools">
        <p className="label wheel-ways">
          Wheel, two fingers or + and − enlarge; drag or the arrow keys move; 0 shows the whole.
        </p>
        <Button aria-disabled={zoom <= LEAST_ZOOM} onClick={() => enlarge(-STEP)}>
          Smaller <span aria-hidden="true">−</span>
        </Button>
        <output className="num wheel-zoom" aria-label="Enlarged">
          {zoom.toFixed(2)}×
        </output>
        <Button aria-disabled={zoom >= MOST_ZOOM} onClick={() => enlarge(STEP)}>
          Larger <span aria-hidden="true">+</span>
        </Button>
        <Button aria-disabled={zoom <= LEAST_ZOOM} onClick={() => look(WHOLE_WHEEL)}>
          Whole <span aria-hidden="true">0</span>
        </Button>
      </div>
    </>
  );
}
