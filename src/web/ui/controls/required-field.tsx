import { type ComponentProps, type InvalidEvent, useState } from "react";
import { Field } from "./field.tsx";

interface RequiredFieldProps extends Omit<ComponentProps<typeof Field>, "required"> {
  /** What to tell at the field when its form is sent without it. */
  readonly missing: string;
}

/** A required field. Shows its own error sentence; the first invalid field gets the focus. */
export function RequiredField({ missing, error = null, onInput, ...field }: RequiredFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  function tell(event: InvalidEvent<HTMLInputElement>) {
    // The browser would show a sentence of its own.
    event.preventDefault();
    const { validity, form } = event.currentTarget;
    setProblem(validity.typeMismatch ? "Please enter an email such as name@example.org." : missing);
    form?.querySelector<HTMLElement>("input:invalid")?.focus();
  }
  return (
    <Field
      {...field}
      required
      error={problem ?? error}
      onInvalid={tell}
      onInput={(event) => {
        setProblem(null);
        onInput?.(event);
      }}
    />
  );
}
