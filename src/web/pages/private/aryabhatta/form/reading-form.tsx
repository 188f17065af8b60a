import { type ClipboardEvent, type FormEvent, useRef } from "react";
import { textLength } from "#domain/letters/text-length.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading/reading.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "../../../../ui/text/scripts.ts";
import { KeyboardFold } from "./keyboard-fold.tsx";
import { ReadingChoices } from "./reading-choices.tsx";
import type { Draft } from "./use-reading-form.ts";
import "./reading-form.css";

interface ReadingFormProps {
  readonly draft: Draft;
  /** The error of the text, shown at the field. */
  readonly problem: string | null;
  /** Whether what the form says is being converted. */
  readonly isConverting: boolean;
  readonly onChange: (changes: Partial<Draft>) => void;
  /** Returns false if there is nothing to convert. */
  readonly onConvert: () => boolean;
}

/** The form for a text: the field, how the text is written, and a keyboard. */
export function ReadingForm(props: ReadingFormProps) {
  const { draft, problem, isConverting, onChange, onConvert } = props;
  const field = useRef<HTMLInputElement>(null);
  const { text, script, inputType } = draft;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!onConvert()) field.current?.focus();
  }

  // The box itself would cut what is too long for it in halves of characters, in mid-word.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    const pasted = event.clipboardData.getData("text").replaceAll(/[\r\n]+/g, " ");
    const whole = before + pasted + after;
    if (whole.length <= MAX_TEXT_CODE_POINTS) return;
    event.preventDefault();
    onChange({ text: whole.normalize("NFC") });
  }

  return (
    <div className="no-print">
      <form className="reading-form" noValidate onSubmit={submit}>
        <ReadingChoices draft={draft} onChange={onChange} />
        <Field
          ref={field}
          label={`${inputType === "word" ? "Word" : "Sentence"} in ${SCRIPT_NAMES[script]}`}
          hint={`${textLength(text)} of ${MAX_TEXT_CODE_POINTS} characters`}
          error={problem}
          className="field-large"
          lang={SCRIPT_LANGUAGES[script]}
          value={text}
          maxLength={MAX_TEXT_CODE_POINTS}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onPaste={paste}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Button
          type="submit"
          variant="filled"
          className="reading-submit"
          loadingText={isConverting ? "Converting..." : null}
        >
          Convert
        </Button>
      </form>
      <KeyboardFold script={script} field={field} onChange={(text) => onChange({ text })} />
    </div>
  );
}
