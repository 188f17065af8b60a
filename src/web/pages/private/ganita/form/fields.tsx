import { type ClipboardEvent, useRef } from "react";
import { unlessRefused } from "#domain/domain-error.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import { readPolynomial } from "#domain/ganita/read-polynomial.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Maths } from "../notation/maths.tsx";
import { coefficientsOf, isLeftOut, LEAST_ROWS } from "./entries.ts";
import type { FormField } from "./forms.ts";

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
  return (
    <div className={`entry entry-${isLetter ? "letter" : field.kind}`}>
      {sign && (
        <span className="entry-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <Field
        label={isOptional ? `${label} (optional)` : label}
        className="field-large num"
        value={text}
        inputMode={isLetter || isPolynomial ? "text" : "decimal"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        errorAt={errorAt}
        hint={isPolynomial && text.trim() !== "" ? <PolynomialPreview text={text} /> : hint}
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

interface EntryRowsProps {
  readonly field: FormField;
  readonly rows: readonly string[];
  /** For each row, the id of the sentence that says what is wrong with it. */
  readonly errorsAt: readonly (string | undefined)[];
  readonly onChange: (rows: readonly string[]) => void;
}

/** A list of numbers or factors, one in each row; rows can be added, and removed down to two. */
export function EntryRows({ field, rows, errorsAt, onChange }: EntryRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { label, kind, hint, isWholeOnly } = field;
  const noun = label.toLowerCase();

  // The focus moves to the added row, or to the one before the removed row.
  function changeRows(changed: readonly string[], focusAt: number) {
    onChange(changed);
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[focusAt]?.focus());
  }

  return (
    <div className="entry-rows">
      {hint && <p className="label">{hint}</p>}
      <ol ref={list}>
        {[...rows.entries()].map(([at, text]) => (
          <li key={at} className="entry-row">
            <Field
              label={`${label} ${at + 1}`}
              className="field-large num"
              value={text}
              inputMode={kind === "numbers" ? "decimal" : "text"}
              autoComplete="off"
              errorAt={errorsAt[at]}
              hint={
                kind === "factors" ? (
                  <PolynomialPreview text={text} />
                ) : isWholeOnly && text.trim() !== "" && isLeftOut(text) ? (
                  <span className="left-out">
                    <Icon name="warning" /> Left out: not a whole number
                  </span>
                ) : undefined
              }
              onChange={({ target }) => onChange(rows.with(at, target.value))}
              onPaste={(event) => {
                const parts = pastedParts(event);
                if (parts) changeRows(rows.toSpliced(at, 1, ...parts), at + parts.length - 1);
              }}
            />
            {rows.length > LEAST_ROWS && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${noun} ${at + 1}`}
                onClick={() => changeRows(rows.toSpliced(at, 1), Math.max(0, at - 1))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button onClick={() => changeRows([...rows, ""], rows.length)}>
        <Icon name="plus" /> Add a {noun}
      </Button>
    </div>
  );
}

// Above every calculator's limit: a degree too high for one of them is still read here.
const MAX_DEGREE = 20;

/** The polynomial with these coefficients, the highest power first; nothing while they make none. */
function PolynomialPreview({ text }: { text: string }) {
  const polynomial = unlessRefused(() =>
    polynomialNotation(readPolynomial(coefficientsOf(text), MAX_DEGREE)),
  );
  return polynomial && <Maths of={polynomial} />;
}

/**
 * The cells of a column or a row that is pasted, for which there is no room in one field: the
 * browser would set them side by side, and they would be read as one number. Null for other text,
 * which the browser pastes.
 */
function pastedParts(event: ClipboardEvent): readonly string[] | null {
  const parts = event.clipboardData
    .getData("text")
    .split(/[\r\n\t]+/)
    .filter((part) => part.trim());
  if (parts.length < 2) return null;
  event.preventDefault();
  return parts;
}
