import { type FormEvent, useId, useState } from "react";
import { failureSentence } from "../../../api/failure-sentence.ts";
import { storedToken } from "../../../api/token.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { RequiredField } from "../../../ui/required-field.tsx";
import { keepWork } from "../kept-work.ts";

/** What the member says about a piece of work. */
export interface Described {
  readonly name: string;
  readonly note: string;
}

interface WorkFormProps {
  readonly work: Described;
  readonly onSave: (described: Described) => Promise<void>;
}

/** The name and the note of a piece of work. */
export function WorkForm({ work, onSave }: WorkFormProps) {
  const noteId = useId();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setProblem(null);
    setIsSaving(true);
    const described = { name: String(form.get("name")), note: String(form.get("note")) };
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
    <form className="flex flex-col gap-5" onSubmit={save}>
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
