import { type ComponentProps, type ReactNode, useEffect, useId } from "react";
import { Alert } from "../alert.tsx";

interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error of the entry; marks the field and is read out. */
  readonly error?: string | null;
  /** The id of the element that says the error, if it does not stand below the field. */
  readonly errorAt?: string | undefined;
}

/** A text field, with its label above and its hint or error below. */
export function Field(props: FieldProps) {
  const { label, hint, error, errorAt, className, autoFocus = false, ...input } = props;
  const id = useId();
  // React sets the focus itself before a dialog around the field opens, which is too early.
  useEffect(() => {
    if (autoFocus) document.getElementById(id)!.focus();
  }, [autoFocus, id]);
  const hintId = hint === undefined ? "" : `${id}-hint`;
  const errorId = errorAt ?? (error ? `${id}-error` : "");
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={`field ${className ?? ""}`}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={`${hintId} ${errorId}`.trim() || undefined}
      />
      {hint !== undefined && (
        <p id={hintId} className="label">
          {hint}
        </p>
      )}
      {error && <Alert id={errorId}>{error}</Alert>}
    </div>
  );
}
