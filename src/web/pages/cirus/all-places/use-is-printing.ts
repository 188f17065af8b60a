import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const PRINT = "print";

/** Whether the page is being put on paper: a table that shows a part of its rows then shows them all. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PRINT).matches,
    () => false,
  );
}

// The browser takes its picture as soon as the event is over, so the rows have to be there by then.
function subscribe(onChange: () => void) {
  const drawNow = () => flushSync(onChange);
  const media = matchMedia(PRINT);
  media.addEventListener("change", drawNow);
  return () => media.removeEventListener("change", drawNow);
}
