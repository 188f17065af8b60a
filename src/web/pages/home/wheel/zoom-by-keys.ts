import { type Dispatch, type SetStateAction, useEffect } from "react";
import { pannedBy, type Viewport, WHOLE_WHEEL, zoomedTo } from "./zoom-and-pan.ts";

/** How much one press of a key or button changes the zoom. */
export const STEP = 0.25;

/** How far an arrow key pans at zoom 1; less, the higher the zoom. */
const STRIDE = 120;

type Look = (from: Viewport) => Viewport;

const towards =
  (x: number, y: number): Look =>
  (from) =>
    pannedBy(from, { x: (x * STRIDE) / from.zoom, y: (y * STRIDE) / from.zoom });
const larger: Look = (from) => zoomedTo(from, from.zoom + STEP);
const smaller: Look = (from) => zoomedTo(from, from.zoom - STEP);

const LOOKS: Readonly<Record<string, Look>> = {
  "+": larger,
  "=": larger,
  "-": smaller,
  "−": smaller,
  _: smaller,
  "0": () => WHOLE_WHEEL,
  ArrowLeft: towards(-1, 0),
  ArrowRight: towards(1, 0),
  ArrowUp: towards(0, -1),
  ArrowDown: towards(0, 1),
};

/** Zooms by + − 0 and pans by arrow keys, wherever on the page the focus is. */
export function useZoomByKeys(look: Dispatch<SetStateAction<Viewport>>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const next = LOOKS[event.key];
      // A letter that has the focus takes the arrow keys for itself.
      if (
        event.defaultPrevented ||
        next === undefined ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      look(next);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [look]);
}
