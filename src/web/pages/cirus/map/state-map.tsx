import type { MouseEvent } from "react";
import type { MapDrawing } from "./drawing.ts";
import { CIRCLES } from "./india.tsx";
import type { Point } from "./india-projection.ts";
import { nearestTo } from "./nearest.ts";
import { stateIn } from "./outlines.ts";

interface StateMapProps {
  readonly drawing: MapDrawing;
  /** Called with the state that is pressed. */
  readonly onPress: (state: string) => void;
}

/** How near to a circle a press counts for it, in CSS pixels. */
const REACH_PX = 12;

/** India by states, each in the class of its figure, to press. */
export function StateMap({ drawing, onPress }: StateMapProps) {
  const [width, height] = drawing.size;
  function onClick({ currentTarget, target, clientX, clientY }: MouseEvent) {
    const frame = currentTarget.getBoundingClientRect();
    const unit = width / frame.width;
    const at: Point = [(clientX - frame.left) * unit, (clientY - frame.top) * unit];
    const [circle] = nearestTo(CIRCLES, at, REACH_PX * unit);
    const area = (target as Element).closest<SVGElement>("[data-area]")?.dataset.area;
    const state = circle?.id ?? (area && stateIn(area));
    if (drawing.places.some(({ name }) => name === state)) onPress(state!);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the choice below the map opens every state by keyboard.
    <svg
      className="state-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={drawing.label}
      onClick={onClick}
    >
      {drawing.ground}
    </svg>
  );
}
