import { type FormEvent, useId, useState } from "react";
import { useStoredDraft } from "../api/draft-storage.ts";
import { failureSentence } from "../api/failure-sentence.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/controls/button.tsx";
import { RequiredField } from "../ui/controls/required-field.tsx";

/** What the member says about a piece of work. */
export interface Described {
  readonly name: string;
  readonly note: string;
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
export function WorkForm({ work, onWrite, onSave }: WorkFormProps) {
  const noteId = useId();
  const [written, setWritten] = useState(work);
  useStoredDraft("description", written);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblem(null);
    setIsSaving(true);
    try {
      await onSave(describedBy(event.currentTarget));
    } catch (failure) {
      setProblem(failureSentence(failure));
      setIsSaving(false);
    }
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
      {problem !== null && <Alert>{problem}</Alert>}
      <div>
        <Button type="submit" variant="filled" loadingText={isSaving ? "Saving..." : null}>
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
