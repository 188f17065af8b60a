import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface RemoveAllButtonProps {
  readonly count: number;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

/** Removes everything that the member keeps, after a question. */
export function RemoveAllButton({ count, isRemoving, onRemove }: RemoveAllButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button loadingText={isRemoving ? "Removing..." : null} onClick={() => setIsAsking(true)}>
        Remove all
      </Button>
      <Dialog title="Remove all you keep?" open={isAsking} onClose={() => setIsAsking(false)}>
        <p className="below">
          {count === 1 ? "The one page" : `All ${count.toLocaleString("en")} pages`} you keep will
          be gone and cannot be brought back.
        </p>
        <div className="row">
          <Button
            variant="filled"
            onClick={() => {
              setIsAsking(false);
              onRemove();
            }}
          >
            Remove
          </Button>
          <Button onClick={() => setIsAsking(false)}>Keep them</Button>
        </div>
      </Dialog>
    </>
  );
}
