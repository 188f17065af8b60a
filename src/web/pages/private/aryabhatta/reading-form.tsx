import { type FormEvent, useRef } from "react";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/read-text.ts";
import { SCRIPTS } from "#domain/numeration/script.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SCHEME_OPTIONS } from "./latin-schemes.ts";
import { OnScreenKeyboard } from "./on-screen-keyboard.tsx";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "./script-names.ts";
import { codePoints } from "./text-to-send.ts";
import type { Draft } from "./use-reading-draft.ts";
import "./reading-form.css";
import "./fold.css";

const SCRIPT_OPTIONS = SCRIPTS.map((value) => ({ value, label: SCRIPT_NAMES[value] }));
const INPUT_OPTIONS = [
  { value: "word", label: "Word" },
  { value: "sentence", label: "Sentence" },
] as const;

interface ReadingFormProps {
  readonly draft: Draft;
  /** What is wrong with the text, said at the field. */
  readonly problem: string | null;
  readonly onChange: (changes: Partial<Draft>) => void;
  /** Gives false where there is nothing to convert. */
  readonly onConvert: () => boolean;
}

/** The text to read, how it is written, and a keyboard for it. */
export function ReadingForm({ draft, problem, onChange, onConvert }: ReadingFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text, script, inputType, scheme } = draft;
  const label = inputType === "word" ? "Word" : "Sentence";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!onConvert()) field.current?.focus();
  }

  return (
    <div className="no-print">
      <form className="reading-form" noValidate onSubmit={submit}>
        <div className="reading-choices">
          <Segmented
            legend="Script"
            options={SCRIPT_OPTIONS}
            value={script}
            onChange={(value) => onChange({ script: value })}
          />
          <Segmented
            legend="Input"
            options={INPUT_OPTIONS}
            value={inputType}
            onChange={(value) => onChange({ inputType: value })}
          />
          {script === "latin" && (
            <Segmented
              legend="Latin spelling"
              options={SCHEME_OPTIONS}
              value={scheme}
              onChange={(value) => onChange({ scheme: value })}
            />
          )}
        </div>
        <Field
          ref={field}
          label={`${label} in ${SCRIPT_NAMES[script]}`}
          hint={`${codePoints(text)} of ${MAX_TEXT_CODE_POINTS} characters`}
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
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <Button type="submit" variant="filled" className="reading-submit">
          Convert
        </Button>
      </form>
      <details className="fold">
        <summary>
          <Icon name="chevron" /> On-screen keyboard
        </summary>
        <OnScreenKeyboard
          key={script}
          script={script}
          field={field}
          onChange={(value) => onChange({ text: value })}
        />
      </details>
    </div>
  );
}
