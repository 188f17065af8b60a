import { useState, useSyncExternalStore } from "react";
import { onEntryChange } from "../address/history-entry.ts";
import { callApi } from "../api/client.ts";
import { storedDraft } from "../api/draft-storage.ts";
import { useStoredToken } from "../api/token.ts";
import { Button } from "../ui/controls/button.tsx";
import { type Described, WorkDialog } from "./work-dialog.tsx";

interface KeepButtonProps {
  /** What the work is called until the member gives it another name. */
  readonly name: string;
  /** Why this page has no address to keep. */
  readonly disabledReason?: string | null;
}

/**
 * Keeps what the page shows, by its address, among the member's work, with a name and a note.
 * Visitors see nothing of it.
 */
export function KeepButton({ name, disabledReason }: KeepButtonProps) {
  const isMember = useStoredToken() !== null;
  const [asked, setAsked] = useState(() => storedDraft<Described>("description"));
  const [outcome, setOutcome] = useState<{ address: string; isKept: boolean } | null>(null);
  const address = useSyncExternalStore(onEntryChange, () => location.pathname + location.search);
  // A login that ends while the form is open is told there.
  if (!isMember && asked === null) return null;

  async function keep(described: Described) {
    try {
      await callApi("POST /saved/keep", { body: { ...described, address } });
    } catch (failure) {
      setOutcome({ address, isKept: false });
      throw failure;
    }
    setAsked(null);
    setOutcome({ address, isKept: true });
  }
  const ask = () => {
    setOutcome(null);
    setAsked({ name: shortened(name), note: "" });
  };

  return (
    <div className="keep row row-inline">
      <Button disabledReason={disabledReason} onClick={ask}>
        Keep
      </Button>
      <span role="status" className="label">
        {outcome?.address === address &&
          (outcome.isKept ? (
            <>
              Kept. <a href="/private#saved-work">See your saved work</a>
            </>
          ) : (
            // The open form says why.
            asked === null && "Not kept. Press Keep to try again."
          ))}
      </span>
      <WorkDialog
        title="Keep this"
        work={asked}
        workId={address}
        onSave={keep}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

const LONGEST_NAME = 100;

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).toWellFormed()}…` : name;
