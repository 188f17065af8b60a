import { type FormEvent, useEffect, useRef, useState } from "react";
import { callApi } from "../../../api/client.ts";
import { deviceSecret } from "../../../api/device.ts";
import { NewPassword } from "../../../credentials/new-password.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { RequiredField } from "../../../ui/controls/required-field.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { useChange } from "./use-change.ts";

interface PasswordSectionProps {
  readonly number: number;
  readonly email: string;
  /** Null until it is known. */
  readonly hasPassword: boolean | null;
  readonly onChange: () => void;
}

/** The change of the password, or the first one of an account that has none. */
export function PasswordSection({ number, ...account }: PasswordSectionProps) {
  // A new key empties the form after a change.
  const [changes, setChanges] = useState(0);
  const [isChanged, setIsChanged] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isChanged) status.current?.focus();
  }, [isChanged]);
  return (
    <LeafRow number={number} title="Password" note="A new password ends all your other logins.">
      <PasswordForm
        key={changes}
        {...account}
        onBegin={() => setIsChanged(false)}
        onChange={() => {
          setChanges(changes + 1);
          setIsChanged(true);
          account.onChange();
        }}
      />
      <p ref={status} tabIndex={-1} className="note above-s" role="status">
        {isChanged && "Your password is changed, and every other login has ended."}
      </p>
    </LeafRow>
  );
}

interface PasswordFormProps extends Omit<PasswordSectionProps, "number"> {
  readonly onBegin: () => void;
}

function PasswordForm({ email, hasPassword, onBegin, onChange }: PasswordFormProps) {
  const { isRunning, problem, problemCode, run } = useChange();
  const isOldWrong = problemCode === "wrong_password";

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onBegin();
    const form = new FormData(event.currentTarget);
    const body = {
      ...(hasPassword && { current_password: String(form.get("current-password")) }),
      password: String(form.get("new-password")),
      device: deviceSecret(),
    };
    if (await run(() => callApi("POST /account/password", { body }))) onChange();
  }

  return (
    <form className="account-line" onSubmit={change}>
      {/* Password managers look for the name beside the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword !== false && (
        // Keeps its place, unseen, until it is known whether there is one.
        <div className={hasPassword === null ? "account-unknown" : undefined}>
          <RequiredField
            label="Current password"
            name="current-password"
            type="password"
            autoComplete="current-password"
            missing="Please enter your current password."
            error={isOldWrong ? problem : null}
          />
        </div>
      )}
      <NewPassword label="New password" error={isOldWrong ? null : problem} />
      <Button type="submit" loadingText={isRunning ? "Changing..." : null}>
        {hasPassword === false ? "Set a password" : "Change password"}
      </Button>
    </form>
  );
}
