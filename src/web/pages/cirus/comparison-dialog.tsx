import { lazy, Suspense } from "react";
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
  const ids = useSelectedIds(isComparing);
  const chosen = ids.flatMap((id) => placeById.get(id) ?? []);
  return (
    <Dialog title={titleOf(view, chosen.length)} open={chosen.length > 0} onClose={onClose}>
      <Suspense fallback={<LoadingPlate>Loading the comparison...</LoadingPlate>}>
        <Comparison
          view={view}
          index={index}
          places={chosen}
          all={places}
          lastUpdated={lastUpdated}
          onReset={reset}
          onClose={onClose}
        />
      </Suspense>
    </Dialog>
  );
}
