import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { useDraft } from "../../use-draft.ts";
import { wholeNumberEntry } from "./whole-number-entry.ts";
import "../form/reading-form.css";

interface NumberFormProps {
  /** The number in the address; empty if there is none. */
  readonly number: string;
  /** Why the API refused that number. */
  readonly refusal: string | null;
  readonly onNumber: (number: string) => void;
}

/** The form for a number to write in letters. */
export function NumberForm({ number, refusal, onNumber }: NumberFormProps) {
  const { draft, isEdited, isRefused, change, refuse } = useDraft(
    "number",
    { text: number },
    number,
  );
  const field = useRef<HTMLInputElement>(null);
  const entry = wholeNumberEntry(draft.text);
  const [sent, setSent] = useState<string | null>(null);
  const isJudged = isEdited ? isRefused : number !== "" || sent === "";
  const problem = isJudged && "problem" in entry ? entry.problem : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = draft.text.trim();
    if ("problem" in entry) {
      refuse();
      field.current?.focus();
    }
    setSent(text);
    // What cannot be written in letters goes into the address, too: there it replaces the number
    // before, whose words would stand under the error.
    onNumber(text);
  }

  return (
    <form className="reading-form only-on-screen" noValidate onSubmit={submit}>
      <Field
        ref={field}
        label="Number"
        hint="In digits, with or without separators: 4320000 or 43,20,000."
        error={!isEdited && refusal !== null ? refusal : problem}
        className="field-large"
        value={draft.text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Button type="submit" className="reading-submit">
        Find words
      </Button>
    </form>
  );
}
