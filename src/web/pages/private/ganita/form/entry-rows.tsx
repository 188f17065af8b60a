import { useRef } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { FormField } from "./calculator-form-of.ts";
import { CoefficientsPreview } from "./coefficients-preview.tsx";
import { coefficientsOf, isLeftOut, LEAST_ROWS } from "./entries.ts";
import { pastedParts } from "./pasted-parts.ts";

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
      {hint && <p className="label mb-3">{hint}</p>}
      <ol ref={list} className="grid gap-3">
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
                  <CoefficientsPreview texts={coefficientsOf(text)} />
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
      <Button className="mt-3" onClick={() => changeRows([...rows, ""], rows.length)}>
        <Icon name="plus" /> Add a {noun}
      </Button>
    </div>
  );
}
