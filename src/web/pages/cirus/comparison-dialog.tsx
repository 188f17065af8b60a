import { useDeferredValue } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { Awaited } from "../../ui/loading/awaited.tsx";
import { useLoaded } from "../../ui/loading/use-loaded.ts";
import { GoneNote } from "./gone-note.tsx";
import { useSelectedIds } from "./selection/selection-context.ts";
import type { Cirus } from "./use-cirus.ts";
import { titleOf } from "./view.ts";

const loadComparison = async () => (await import("./comparison/comparison.tsx")).Comparison;

/** Compares the chosen places in a dialog. Its code loads when it opens. */
export function ComparisonDialog({ cirus }: { cirus: Cirus }) {
  const { shown, places, placeById, gone, reset, closeDialogs } = cirus;
  const { view, index, isComparing } = shown;
  // The dialog shows at once; the comparison follows.
  const isDrawn = useDeferredValue(isComparing);
  const ids = useSelectedIds(isComparing);
  const chosen = ids.flatMap((id) => placeById.get(id) ?? []);
  const loaded = useLoaded(loadComparison, isComparing);
  return (
    <Dialog title={titleOf(view, chosen.length)} open={chosen.length > 0} onClose={closeDialogs}>
      <GoneNote names={gone} />
      <Awaited outcome={isDrawn ? loaded : { ...loaded, state: "awaited" }} what="comparison">
        {(Comparison) => (
          <Comparison
            view={view}
            index={index}
            places={chosen}
            all={places}
            onReset={reset}
            onClose={closeDialogs}
          />
        )}
      </Awaited>
    </Dialog>
  );
}
