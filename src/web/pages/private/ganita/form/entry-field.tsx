import { Field } from "../../../../ui/controls/field.tsx";
import type { FormField } from "./calculator-form-of.ts";
import { CoefficientsPreview } from "./coefficients-preview.tsx";
import { coefficientsOf } from "./entries.ts";
import { pastedParts } from "./pasted-parts.ts";

interface EntryFieldProps {
  readonly field: FormField;
  readonly text: string;
  /** The id of the sentence that says what is wrong with it; undefined where nothing is. */
  readonly errorAt: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The field for one number, or for the coefficients of one polynomial. */
export function EntryField({ field, text, errorAt, onChange }: EntryFieldProps) {
  const { label, sign, hint, isOptional, isLetter } = field;
  const isPolynomial = field.kind === "coefficients";
  const texts = isPolynomial ? coefficientsOf(text) : [];
  return (
    <div className={`entry entry-${isLetter ? "letter" : field.kind}`}>
      {sign && (
        <span className="entry-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <Field
        label={isOptional ? `${label} (if you like)` : label}
        className="field-large num"
        value={text}
        inputMode={isLetter || isPolynomial ? "text" : "decimal"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        errorAt={errorAt}
        hint={
          texts.length > 0 ? <CoefficientsPreview texts={texts}>{hint}</CoefficientsPreview> : hint
        }
        onChange={({ target }) => onChange(target.value)}
        // Refused with a sentence once it is calculated, and nothing is lost.
        onPaste={(event) => {
          const parts = isPolynomial ? null : pastedParts(event);
          if (parts) onChange(parts.join(" | "));
        }}
      />
    </div>
  );
}
