import { useEffect, useRef, useState } from "react";
import { failureSentence } from "../../../api/failure-sentence.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { SavedList } from "./saved-list.tsx";
import { useSavedWork } from "./use-saved-work.ts";

const ID = "saved-work";

/**
 * Where a member finds the work they keep. The server is asked for it once they ask, by the button or
 * by a link that leads here.
 */
export function SavedWorkRow() {
  const [isOpen, setIsOpen] = useState(() => location.hash === `#${ID}`);
  return (
    <LeafRow id={ID} title="Saved work" note="Only you see it.">
      {isOpen ? (
        <SavedWork />
      ) : (
        <>
          <p className="measure below">
            The words, calculations and comparisons that you keep, each with a name and a note.
          </p>
          <Button onClick={() => setIsOpen(true)}>Show saved work</Button>
        </>
      )}
    </LeafRow>
  );
}

/** What the member keeps, asked from the server; it takes the focus when it comes. */
function SavedWork() {
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
