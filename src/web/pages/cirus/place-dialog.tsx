import { Awaited } from "../../ui/awaited.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import type { Cirus } from "./use-cirus.ts";

const loadSheet = async () => (await import("./place-sheet/place-sheet.tsx")).PlaceSheet;

/** The place shown in the dialog. */
export interface PlaceShown {
  readonly id: string;
  /** The key of the metric or index about which the visitor asked. */
  readonly figure: string | undefined;
}

interface PlaceDialogProps {
  readonly cirus: Cirus;
  /** Null for none. */
  readonly shown: PlaceShown | null;
  readonly onClose: () => void;
}

/** All figures of one place, in a dialog. Its code loads when it opens. */
export function PlaceDialog({ cirus, shown, onClose }: PlaceDialogProps) {
  const { places, groups, placeById } = cirus;
  const { view, index } = cirus.shown;
  const place = shown === null ? undefined : placeById.get(shown.id);
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
              key={place.id}
              view={view}
              index={index}
              place={place}
              figure={shown?.figure}
              list={place.within ? places : groups}
            />
          )}
        </Awaited>
      )}
    </Dialog>
  );
}
