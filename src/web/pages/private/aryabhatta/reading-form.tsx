import { type ClipboardEvent, type FormEvent, useRef } from "react";
import { SCHEME_NAMES } from "#domain/letters/latin-schemes.ts";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { textLength } from "#domain/letters/text-length.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "../../../ui/text/scripts.ts";
import { KeyboardFold } from "./keyboard.tsx";
import type { Draft } from "./use-reading-form.ts";
import "./reading-form.css";

/** The schemes to choose from; by default the page tells IAST from plain letters by diacritics. */
const SCHEME_OPTIONS = [
  { value: "auto", label: "Automatic" },
  { value: "iast", label: SCHEME_NAMES.iast },
  { value: "mixed", label: SCHEME_NAMES.mixed },
  { value: "ascii", label: "Plain ASCII" },
  { value: "hk", label: SCHEME_NAMES.hk },
  { value: "itrans", label: SCHEME_NAMES.itrans },
  { value: "slp1", label: SCHEME_NAMES.slp1 },
  { value: "velthuis", label: SCHEME_NAMES.velthuis },
] as const;

const SCRIPT_OPTIONS = SCRIPTS.map((value) => ({ value, label: SCRIPT_NAMES[value] }));
const INPUT_OPTIONS = [
  { value: "word", label: "Word" },
  { value: "sentence", label: "Sentence" },
] as const;

interface ReadingChoicesProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** How the text is written: its script, word or sentence, and for Latin the transliteration. */
function ReadingChoices({ draft, onChange }: ReadingChoicesProps) {
  return (
    <div className="reading-choices">
      <Segmented
        legend="Script"
        options={SCRIPT_OPTIONS}
        value={draft.script}
        onChange={(script) => onChange({ script })}
      />
      <Segmented
        legend="Input"
        options={INPUT_OPTIONS}
        value={draft.inputType}
        onChange={(inputType) => onChange({ inputType })}
      />
      {draft.script === "latin" && (
        <Segmented
          legend="Latin spelling"
          options={SCHEME_OPTIONS}
          value={draft.scheme}
          onChange={(scheme) => onChange({ scheme })}
        />
      )}
    </div>
  );
}

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
    <div className="no-print above">
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
