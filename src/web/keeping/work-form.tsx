import { type FormEvent, useId, useState } from "react";
import { failureSentence } from "../api/failure-sentence.ts";
import { keepWork } from "../api/kept-work.ts";
import { storedToken } from "../api/token.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { RequiredField } from "../ui/required-field.tsx";

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

/** The name and the note of a piece of work. */
export function WorkForm({ work, onWrite, onSave }: WorkFormProps) {
  const noteId = useId();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const described = describedBy(event.currentTarget);
    setProblem(null);
    setIsSaving(true);
    try {
      await onSave(described);
    } catch (failure) {
      // The page now goes to the login.
      if (storedToken() === null) keepWork("description", { ...work, ...described });
      setProblem(failureSentence(failure));
      setIsSaving(false);
    }
  }

  return (
    <form
      className="flex flex-col gap-5"
      onInput={({ currentTarget }) => onWrite(describedBy(currentTarget))}
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
