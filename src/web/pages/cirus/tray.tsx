import { use } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { FocusPlace } from "../../ui/focus-place.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fullName, type Place } from "./lists/place.ts";
import { ActionsContext, MAX_SELECTED, REASON_ID, SelectedContext } from "./selection.tsx";

interface TrayProps {
  readonly placeById: ReadonlyMap<string, Place>;
  /** The word for one of them. */
  readonly placeWord: string;
  readonly onReset: () => void;
  readonly onNext: () => void;
}

/** The selection, at the foot of the screen: remove a place, clear it, or compare. */
export function Tray({ placeById, placeWord, onReset, onNext }: TrayProps) {
  const { toggle } = use(ActionsContext);
  const ids = use(SelectedContext);
  const isEmpty = ids.length === 0;
  return (
    <FocusPlace className="tray row no-print">
      <p id={REASON_ID} className="tray-count" role="status">
        <b>{ids.length}</b> of {MAX_SELECTED} selected
        <span className="label">
          {isEmpty && `Tick a ${placeWord} to compare it.`}
          {ids.length === MAX_SELECTED &&
            "No more can be compared at once. Take one out to add another."}
        </span>
      </p>
      <ul className="tray-places" aria-label="Selected">
        {ids.map((id) => {
          const place = placeById.get(id) ?? { name: id, within: "" };
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={`Remove ${fullName(place)}`}
                onClick={() => toggle(id)}
              >
                {place.name}
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="tray-actions">
        <Button onClick={onReset}>Reset</Button>
        <Button
          variant="filled"
          aria-disabled={isEmpty}
          aria-describedby={isEmpty ? REASON_ID : undefined}
          onClick={isEmpty ? undefined : onNext}
        >
          Next
        </Button>
      </div>
    </FocusPlace>
  );
}
