import { useState } from "react";
import { MIN_PASSWORD_LENGTH, passwordLength } from "#contract/password-length.ts";
import { RequiredField } from "../ui/controls/required-field.tsx";
import { useLoaded } from "../ui/loading/use-loaded.ts";

const loadStrength = () => import("./password-strength.ts");

interface NewPasswordProps {
  readonly label: string;
  /** The email of the account; no part of it makes a password stronger. */
  readonly email: string;
  /** Why the server has refused the password. */
  readonly error: string | null;
}

/**
 * The field for a new password, named `new-password`. It tells the rule, and while somebody types
 * the length and the strength.
 */
export function NewPassword({ label, email, error }: NewPasswordProps) {
  const [password, setPassword] = useState("");
  const judge = useLoaded(loadStrength, password !== "");
  const length = passwordLength(password);
  const strength =
    judge.state === "answered" &&
    length >= MIN_PASSWORD_LENGTH &&
    judge.value.strengthOf(password, email);
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
          {hintOf(length, strength || null)}
        </span>
      }
    />
  );
}

function hintOf(length: number, strength: string | null): string {
  if (length === 0) return `${MIN_PASSWORD_LENGTH} characters or more; a sentence is good.`;
  if (length < MIN_PASSWORD_LENGTH)
    return `${length} of at least ${MIN_PASSWORD_LENGTH} characters.`;
  return `${length} characters${strength === null ? "" : `, ${strength}`}.`;
}
