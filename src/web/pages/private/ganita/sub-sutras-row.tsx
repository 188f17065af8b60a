import { useState } from "react";
import { Awaited } from "../../../ui/awaited.tsx";
import { Button } from "../../../ui/button.tsx";
import { LeafRow } from "../../../ui/leaf-row.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";

// Few visitors read the list, so it loads when it is asked for.
const loadSubSutras = async () => (await import("./sub-sutras.tsx")).SubSutras;

/** The list of the sub-sutras, or the button that opens it. */
export function SubSutrasRow() {
  const [isOpen, setIsOpen] = useState(false);
  const { outcome, retry } = useLoaded(loadSubSutras, isOpen);
  return (
    <LeafRow title="Sub-sutras" note="Thirteen shorter rules, and where each is used.">
      {isOpen ? (
        <Awaited
          outcome={outcome}
          loading="Loading the list..."
          failed="The list could not be loaded."
          onRetry={retry}
        >
          {(SubSutras) => <SubSutras />}
        </Awaited>
      ) : (
        <Button onClick={() => setIsOpen(true)}>Show the thirteen sub-sutras</Button>
      )}
    </LeafRow>
  );
}
