import { keptPageName } from "#contract/kept-page-name.ts";
import type { SavedWork } from "#contract/saved-work.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { longDate } from "../../../ui/text/long-date.ts";
import { WithSanskrit } from "../../../ui/text/with-sanskrit.tsx";

interface SavedEntryProps {
  readonly work: SavedWork;
  readonly isRemoving: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A piece of work in the list: its link, its note, when it was kept, and what can be done. */
export function SavedEntry({ work, isRemoving, onChange, onRemove }: SavedEntryProps) {
  const { address, note, saved_at } = work;
  const name = <WithSanskrit>{work.name}</WithSanskrit>;
  return (
    <li className="saved-entry row">
      <div className="saved-about anywhere">
        <a href={address} className="saved-name">
          {name}
        </a>
        {note !== "" && (
          <p className="saved-note">
            <WithSanskrit>{note}</WithSanskrit>
          </p>
        )}
        <p className="label num">
          {[keptPageName(address), `kept ${longDate(saved_at)}`].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="saved-actions row">
        <Button variant="text" onClick={onChange}>
          Change <span className="unseen">{name}</span>
        </Button>
        <Button loadingText={isRemoving ? "Removing..." : null} onClick={onRemove}>
          Remove <span className="unseen">{name}</span>
        </Button>
      </div>
    </li>
  );
}
