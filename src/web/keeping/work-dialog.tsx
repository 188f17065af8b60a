import { type FormEvent, useEffect, useId, useState } from "react";
import { forgetDraft, useStoredDraft } from "../api/draft-storage.ts";
import { failureSentence } from "../api/failure-sentence.ts";
import { lastMember } from "../api/last-member.ts";
import { useAction } from "../api/use-action.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/controls/button.tsx";
import { RequiredField } from "../ui/controls/required-field.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** What the member says about a piece of work. */
export interface Described {
  readonly name: string;
  readonly note: string;
}

interface WorkDialogProps {
  readonly title: string;
  /** What the form begins with; null while the dialog is closed. */
  readonly work: Described | null;
  /** Names the work: only its own draft is shown again. */
  readonly workId: string;
  /** Takes what was written; its failure is told, and nothing that was written is lost. */
  readonly onSave: (described: Described) => Promise<void>;
  readonly onClose: () => void;
}

// Going back closes the page with the dialog; another member may log in before it opens again.
const drafts = new Map<string, Described>();

/**
 * Asks for the name and the note of a piece of work. What was written when the dialog closed, or the
 * page, is shown when it opens again.
 */
export function WorkDialog({ title, work, workId, onSave, onClose }: WorkDialogProps) {
  const draftId = `${lastMember()} ${workId}`;
  const isOpen = work !== null;
  useEffect(() => {
    // Also what was saved while the page was hidden.
    if (!isOpen) forgetDraft("description");
  }, [isOpen]);
  async function save(described: Described) {
    await onSave(described);
    drafts.delete(draftId);
  }
  return (
    <Dialog title={title} open={isOpen} onClose={onClose}>
      {work && (
        <WorkForm
          work={{ ...work, ...drafts.get(draftId) }}
          onWrite={(described) => drafts.set(draftId, described)}
          onSave={save}
        />
      )}
    </Dialog>
  );
}

interface WorkFormProps {
  readonly work: Described;
  /** Told of every change. */
  readonly onWrite: (described: Described) => void;
  readonly onSave: (described: Described) => Promise<void>;
}

/**
 * The name and the note of a piece of work. What is written when a login ends or the page is loaded
 * again is kept as "description", for the page to open the dialog with.
 */
function WorkForm({ work, onWrite, onSave }: WorkFormProps) {
  const noteId = useId();
  const [written, setWritten] = useState(work);
  useStoredDraft("description", written);
  const { isRunning, failure, run } = useAction();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const described = describedBy(event.currentTarget);
    run(() => onSave(described));
  }

  return (
    <form
      className="stack"
      onInput={({ currentTarget }) => {
        const described = describedBy(currentTarget);
        setWritten({ ...work, ...described });
        onWrite(described);
      }}
      onSubmit={save}
    >
      <RequiredField
        label="Name"
        name="name"
        defaultValue={work.name}
        autoComplete="off"
        missing="Please give it a name."
        pattern=".*\S.*"
        autoFocus
      />
      <div>
        <label className="field-label" htmlFor={noteId}>
          Note, if you like
        </label>
        <textarea id={noteId} name="note" className="field" rows={3} defaultValue={work.note} />
      </div>
      {failure !== null && <Alert>{failureSentence(failure)}</Alert>}
      <div>
        <Button type="submit" variant="filled" loadingText={isRunning ? "Saving..." : null}>
          Save
        </Button>
      </div>
    </form>
  );
}

function describedBy(form: HTMLFormElement): Described {
  const entries = new FormData(form);
  return { name: String(entries.get("name")), note: String(entries.get("note")) };
}
