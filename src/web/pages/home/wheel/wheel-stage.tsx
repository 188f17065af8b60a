import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import type { useLetterKeys } from "./use-letter-keys.ts";
import { VarnamalaWheel } from "./varnamala-wheel.tsx";
import type { WordFigure } from "./word-figure.ts";
import {
  LEAST_ZOOM,
  MOST_ZOOM,
  unitsPerPixel,
  viewBoxOf,
  WHOLE_WHEEL,
  zoomedTo,
} from "./zoom-and-pan.ts";
import { useZoomByHand } from "./zoom-by-hand.ts";
import { STEP, useZoomByKeys } from "./zoom-by-keys.ts";
import "./wheel-stage.css";

interface WheelStageProps {
  readonly figure: WordFigure | null;
  readonly keyOf: ReturnType<typeof useLetterKeys>;
}

/** The size of the letters' names in the wheel's units: as large as their sectors hold. */
const NAME_SIZE = 19;
/** The smallest size in pixels at which the names are drawn. */
const LEAST_NAME = 12;

/**
 * The wheel on the full screen, whole at first, with zoom up to three times and panning. The letters'
 * names are drawn wherever they are large enough to read.
 */
export function WheelStage({ figure, keyOf }: WheelStageProps) {
  const [viewport, look] = useState(WHOLE_WHEEL);
  const [pixelsPerUnit, setScale] = useState(1);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = ref.current!;
    const observer = new ResizeObserver(() =>
      setScale(1 / unitsPerPixel(WHOLE_WHEEL, stage.getBoundingClientRect())),
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  useZoomByHand(ref, look);
  useZoomByKeys(look);
  const { zoom } = viewport;
  const enlarge = (step: number) => look((from) => zoomedTo(from, from.zoom + step));
  return (
    <>
      <div ref={ref} className="wheel-stage">
        <VarnamalaWheel
          figure={figure}
          keyOf={keyOf}
          nameSize={NAME_SIZE * pixelsPerUnit * zoom < LEAST_NAME ? 0 : NAME_SIZE}
          className="wheel-whole"
          viewBox={viewBoxOf(viewport)}
        />
      </div>
      <div className="wheel-tools">
        <p className="label wheel-ways">
          Press a letter to hear it. Zoom with the mouse wheel, two fingers or + and −; move by
          dragging or with the arrow keys; 0 shows the whole wheel.
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
