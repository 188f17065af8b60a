import { useState } from "react";
import { MIN_PASSWORD_LENGTH, passwordLength } from "#contract/password-length.ts";
import { RequiredField } from "../ui/controls/required-field.tsx";

interface NewPasswordProps {
  readonly label: string;
  /** Why the server has refused the password. */
  readonly error: string | null;
}

/** The field for a new password, named `new-password`. It tells the rule, by which the server judges. */
export function NewPassword({ label, error }: NewPasswordProps) {
  const [password, setPassword] = useState("");
  return (
    <RequiredField
      label={label}
      name="new-password"
      type="password"
      autoComplete="new-password"
      missing={`Please enter a ${label.toLowerCase()}.`}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      error={error}
      hint={
        <span className="num" aria-live="polite">
          {ruleAt(passwordLength(password))}
        </span>
      }
    />
  );
}

function ruleAt(length: number): string {
  if (length === 0) return `${MIN_PASSWORD_LENGTH} characters or more; a sentence is good.`;
  if (length < MIN_PASSWORD_LENGTH) {
    return `${length} of at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  return `${length} characters. Common passwords, patterns and your email are refused.`;
}
