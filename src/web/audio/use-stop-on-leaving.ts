import { useEffect } from "react";

/** Stops what is running on Escape, and when the page is hidden. */
export function useStopOnLeaving(isGoingOn: boolean, stop: () => void) {
  useEffect(() => {
    if (!isGoingOn) return;
    const stopWithEscape = ({ key }: KeyboardEvent) => key === "Escape" && stop();
    document.addEventListener("keydown", stopWithEscape);
    window.addEventListener("pagehide", stop);
    return () => {
      document.removeEventListener("keydown", stopWithEscape);
      window.removeEventListener("pagehide", stop);
    };
  }, [isGoingOn, stop]);
}
