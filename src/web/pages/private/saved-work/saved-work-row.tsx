import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";

const ID = "saved-work";
const load = async () => (await import("./saved-work.tsx")).SavedWork;

/**
 * Where a member finds the work they keep. Nothing is loaded before they ask for it, by the button
 * or by a link that leads here.
 */
export function SavedWorkRow() {
  const [isOpen, setIsOpen] = useState(() => location.hash === `#${ID}`);
  const loaded = useLoaded(load, isOpen);
  return (
    <LeafRow id={ID} title="Saved work" note="Pages that you keep. No other member sees them.">
      {isOpen ? (
        <Awaited
          outcome={loaded}
          loading="Loading your work..."
          failed="Your work could not be loaded."
        >
          {(SavedWork) => <SavedWork />}
        </Awaited>
      ) : (
        <>
          <p className="measure below">
            Words, calculations and comparisons that you chose to keep, each with a name and a note.
          </p>
          <Button onClick={() => setIsOpen(true)}>Show what you keep</Button>
        </>
      )}
    </LeafRow>
  );
}
