import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const PRINT = "print";

/**
 * Whether the page is being printed; a table that draws only some of its rows then draws them all.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PRINT).matches,
    () => false,
  );
}

// The browser captures the page right after the event, so the rows must be there by then.
function subscribe(onChange: () => void) {
  const drawNow = () => flushSync(onChange);
  const media = matchMedia(PRINT);
  media.addEventListener("change", drawNow);
  return () => media.removeEventListener("change", drawNow);
}
