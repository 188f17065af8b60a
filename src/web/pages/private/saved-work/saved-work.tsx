import { useEffect, useRef } from "react";
import { failureSentence } from "../../../api/failure-sentence.ts";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { SavedList } from "./saved-list.tsx";
import { useSavedWork } from "./use-saved-work.ts";

/** What the member keeps, asked from the server; it takes the focus when it comes. */
export function SavedWork() {
  const { list, error, retry, ...ways } = useSavedWork();
  const place = useRef<HTMLDivElement>(null);
  const isLoaded = list !== null;
  useEffect(() => {
    if (!isLoaded) return;
    // The browser looked for the part that the address names before this page was drawn.
    const section = place.current?.closest("section");
    if (location.hash === `#${section?.id}`) section?.scrollIntoView();
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  return (
    <div ref={place} tabIndex={-1}>
      <FocusPlace>
        {error !== null && <FailedPlate retry={retry}>{failureSentence(error)}</FailedPlate>}
        {error === null && list === null && <LoadingPlate>Loading your work...</LoadingPlate>}
      </FocusPlace>
      {list && <SavedList list={list} {...ways} />}
    </div>
  );
}
