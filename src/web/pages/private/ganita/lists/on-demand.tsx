import { useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { Awaited } from "../../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../../ui/loading/use-loaded.ts";
import type { LISTS } from "./lists.tsx";

// Few visitors read the lists, so they load when one is asked for.
const loadLists = async () => (await import("./lists.tsx")).LISTS;

interface OnDemandProps {
  readonly list: keyof typeof LISTS;
  /** What the button says. */
  readonly children: string;
}

/** A list of the Ganita page, or the button that opens it. */
export function OnDemand({ list, children }: OnDemandProps) {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(loadLists, isOpen);
  return (
    <FocusPlace>
      {isOpen ? (
        <Awaited outcome={loaded} what="list">
          {(lists) => lists[list]}
        </Awaited>
      ) : (
        <Button onClick={() => setIsOpen(true)}>{children}</Button>
      )}
    </FocusPlace>
  );
}
