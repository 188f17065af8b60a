import { useEffect, useEffectEvent } from "react";

/** Stops what is running on Escape, and when the page is hidden. */
export function useStopOnLeaving(isGoingOn: boolean, stop: () => void) {
  const onLeave = useEffectEvent(stop);
  useEffect(() => {
    if (!isGoingOn) return;
    const stopWithEscape = ({ key }: KeyboardEvent) => key === "Escape" && onLeave();
    document.addEventListener("keydown", stopWithEscape);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("keydown", stopWithEscape);
      window.removeEventListener("pagehide", onLeave);
    };
  }, [isGoingOn]);
}
