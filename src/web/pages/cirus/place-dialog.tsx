import { Dialog } from "../../ui/dialog.tsx";
import { Awaited } from "../../ui/loading/awaited.tsx";
import { useLoaded } from "../../ui/loading/use-loaded.ts";
import type { Cirus } from "./use-cirus.ts";

const loadSheet = async () => (await import("./place-sheet/place-sheet.tsx")).PlaceSheet;

/** All figures of the place shown, in a dialog. Its code loads when it opens. */
export function PlaceDialog({ cirus }: { cirus: Cirus }) {
  const { places, groups, placeById, closeDialogs } = cirus;
  const { view, index, placeShown } = cirus.shown;
  const place = placeShown === null ? undefined : placeById.get(placeShown.id);
  const sheet = useLoaded(loadSheet, place !== undefined);
  return (
    <Dialog title={place?.name ?? ""} open={place !== undefined} onClose={closeDialogs}>
      {place && (
        <Awaited outcome={sheet} what="figures">
          {(PlaceSheet) => (
            <PlaceSheet
              key={place.id}
              view={view}
              index={index}
              place={place}
              figure={placeShown?.figure ?? null}
              list={place.within ? places : groups}
            />
          )}
        </Awaited>
      )}
    </Dialog>
  );
}
