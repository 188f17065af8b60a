import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { SavedWork } from "./saved-work.tsx";

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
