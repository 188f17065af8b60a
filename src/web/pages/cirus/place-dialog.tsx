import { lazy, Suspense } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingPlate } from "../../ui/loading-plate.tsx";
import type { Cirus } from "./use-cirus.ts";

const PlaceSheet = lazy(async () => ({
  default: (await import("./place-sheet/place-sheet.tsx")).PlaceSheet,
}));

interface PlaceDialogProps {
  readonly cirus: Cirus;
  /** The place to show; null for none. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** All figures of one place, over the page. Its code comes when it is opened. */
export function PlaceDialog({ cirus, id, onClose }: PlaceDialogProps) {
  const { shown, places, groups, placeById } = cirus;
  const place = id === null ? undefined : placeById.get(id);
  return (
    <Dialog title={place?.name ?? ""} open={place !== undefined} onClose={onClose}>
      {place && (
        <Suspense fallback={<LoadingPlate>Loading the figures...</LoadingPlate>}>
          <PlaceSheet
            view={shown.view}
            index={shown.index}
            place={place}
            list={place.within ? places : groups}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
