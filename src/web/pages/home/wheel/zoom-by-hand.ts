import { type Dispatch, type RefObject, type SetStateAction, useEffect } from "react";
import {
  type Point,
  pannedBy,
  pinched,
  pointUnder,
  turnedBy,
  unitsPerPixel,
  type Viewport,
} from "./zoom-and-pan.ts";

/** A touchpad reports a pinch as a wheel event with Ctrl, in units about ten times smaller. */
const TOUCHPAD = 10;

/** How far a finger may stray, in pixels, before a press is a drag. */
const LEAST_DRAG = 6;

/** Zooms and pans an element by mouse wheel, drag and pinch. */
export function useZoomByHand(
  ref: RefObject<HTMLElement | null>,
  look: Dispatch<SetStateAction<Viewport>>,
) {
  useEffect(() => {
    const stage = ref.current!;
    const pointers = new Map<number, Point>();

    function fromMiddle({ clientX, clientY }: MouseEvent): Point {
      const { left, top, width, height } = stage.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    }

    function turn(event: WheelEvent) {
      event.preventDefault();
      const at = fromMiddle(event);
      const units = event.ctrlKey ? event.deltaY * TOUCHPAD : event.deltaY;
      const frame = stage.getBoundingClientRect();
      look((from) => turnedBy(from, units, pointUnder(from, frame, at)));
    }

    function touch(event: PointerEvent) {
      pointers.set(event.pointerId, fromMiddle(event));
    }

    function move(event: PointerEvent) {
      // A button let go outside before the drag began sends no pointerup to the stage.
      if (event.buttons === 0) pointers.delete(event.pointerId);
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const after = fromMiddle(event);
      // A press that stays where it is belongs to the letter under it; a drag belongs to the stage.
      if (!stage.hasPointerCapture(event.pointerId)) {
        if (Math.hypot(after.x - before.x, after.y - before.y) < LEAST_DRAG) return;
        stage.setPointerCapture(event.pointerId);
      }
      pointers.set(event.pointerId, after);
      const frame = stage.getBoundingClientRect();
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      look((from) => {
        if (other === undefined) {
          const units = unitsPerPixel(from, frame);
          return pannedBy(from, {
            x: (before.x - after.x) * units,
            y: (before.y - after.y) * units,
          });
        }
        const on = (point: Point) => pointUnder(from, frame, point);
        return pinched(from, [on(before), on(other)], [on(after), on(other)]);
      });
    }

    function lift(event: PointerEvent) {
      pointers.delete(event.pointerId);
    }

    // React's own wheel listener is passive and could not stop the page from zooming.
    const listening = new AbortController();
    const { signal } = listening;
    stage.addEventListener("wheel", turn, { passive: false, signal });
    stage.addEventListener("pointerdown", touch, { signal });
    stage.addEventListener("pointermove", move, { signal });
    stage.addEventListener("pointerup", lift, { signal });
    stage.addEventListener("pointercancel", lift, { signal });
    return () => listening.abort();
  }, [ref, look]);
}
