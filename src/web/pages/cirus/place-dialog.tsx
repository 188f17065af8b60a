import { Awaited } from "../../ui/awaited.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import type { Cirus } from "./use-cirus.ts";

const loadSheet = async () => (await import("./place-sheet/place-sheet.tsx")).PlaceSheet;

interface PlaceDialogProps {
  readonly cirus: Cirus;
  /** The place to show; null for none. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** All figures of one place, in a dialog. Its code loads when it opens. */
export function PlaceDialog({ cirus, id, onClose }: PlaceDialogProps) {
  const { shown, places, groups, placeById } = cirus;
  const place = id === null ? undefined : placeById.get(id);
  const { outcome, retry } = useLoaded(loadSheet, place !== undefined);
  return (
    <Dialog title={place?.name ?? ""} open={place !== undefined} onClose={onClose}>
      {place && (
        <Awaited
          outcome={outcome}
          loading="Loading the figures..."
          failed="The figures could not be loaded."
          onRetry={retry}
        >
          {(PlaceSheet) => (
            <PlaceSheet
              view={shown.view}
              index={shown.index}
              place={place}
              list={place.within ? places : groups}
            />
          )}
        </Awaited>
      )}
    </Dialog>
  );
}
