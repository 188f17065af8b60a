import { useEffect, useEffectEvent } from "react";

const TAKES_ARROWS = "input, select, textarea, [tabindex='0'], .crosswise";

/**
 * Calls `onMove` with −1 and 1 for the left and right arrow keys anywhere on the page, except in
 * elements that use these keys themselves.
 */
export function useArrowKeys(onMove: (by: number) => void) {
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
