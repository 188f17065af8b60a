import { lazy, Suspense, useDeferredValue } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingPlate } from "../../ui/loading-plate.tsx";
import { titleOf } from "./figures/shown-table.ts";
import { useSelectedIds } from "./selection/selection-context.ts";
import type { Cirus } from "./use-cirus.ts";

const Comparison = lazy(async () => ({
  default: (await import("./comparison/comparison.tsx")).Comparison,
}));

interface ComparisonDialogProps {
  readonly cirus: Cirus;
  readonly lastUpdated: string;
  readonly onClose: () => void;
}

/** The chosen places compared, over the page. Its code comes when it is opened. */
export function ComparisonDialog({ cirus, lastUpdated, onClose }: ComparisonDialogProps) {
  const { shown, places, placeById, reset } = cirus;
  const { view, index, isComparing } = shown;
  // The dialog is seen at once; the comparison follows.
  const isDrawn = useDeferredValue(isComparing);
  const ids = useSelectedIds(isComparing);
  const chosen = ids.flatMap((id) => placeById.get(id) ?? []);
  const waiting = <LoadingPlate>Loading the comparison...</LoadingPlate>;
  return (
    <Dialog title={titleOf(view, chosen.length)} open={chosen.length > 0} onClose={onClose}>
      <Suspense fallback={waiting}>
        {isDrawn ? (
          <Comparison
            view={view}
            index={index}
            places={chosen}
            all={places}
            lastUpdated={lastUpdated}
            onReset={reset}
            onClose={onClose}
          />
        ) : (
          waiting
        )}
      </Suspense>
    </Dialog>
  );
}
