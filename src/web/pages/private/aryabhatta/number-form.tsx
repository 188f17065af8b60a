import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { wholeNumberEntry } from "./whole-number-entry.ts";
import "./reading-form.css";

interface NumberFormProps {
  /** The number of the address; empty where none is asked for. */
  readonly number: string;
  /** Why the API refused that number. */
  readonly refusal: string | null;
  readonly onNumber: (number: string) => void;
}

/** The line for a number to write in letters. */
export function NumberForm({ number, refusal, onNumber }: NumberFormProps) {
  // What was typed since the number of the address was asked for.
  const [typed, setTyped] = useState<{ of: string; text: string; isRefused: boolean } | null>(null);
  const current = typed?.of === number ? typed : null;
  if (typed !== current) setTyped(current);

  const text = current?.text ?? number;
  const entry = wholeNumberEntry(text);
  const isJudged = current === null ? number !== "" : current.isRefused;
  const problem = isJudged && "problem" in entry ? entry.problem : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if ("problem" in entry) setTyped({ of: number, text, isRefused: true });
    else onNumber(text.trim());
  }

  return (
    <form className="reading-form only-on-screen" noValidate onSubmit={submit}>
      <Field
        label="Number"
        hint="In digits, with or without separators: 4320000 or 43,20,000."
        error={current === null && refusal !== null ? refusal : problem}
        className="field-large"
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        onChange={({ target }) => setTyped({ of: number, text: target.value, isRefused: false })}
      />
      <Button type="submit" className="reading-submit">
        Find words
      </Button>
    </form>
  );
}
