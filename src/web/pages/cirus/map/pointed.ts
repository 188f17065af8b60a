import { createContext, use } from "react";
import { createHeld, useHeld } from "../selection/held.ts";

/** The id of the place on the map's cursor, which its rows mark, and whose rows move that cursor. */
export const PointedContext = createContext(createHeld<string | null>(null));

/** The properties of a row that is in step with the map: it marks the place there, and points at it. */
export function useInStep(id: string) {
  const pointed = use(PointedContext);
  const isOnMap = useHeld(pointed, (now) => now === id);
  const point = () => pointed.set(id);
  return { "data-on-map": isOnMap || undefined, onPointerEnter: point, onFocus: point };
}
