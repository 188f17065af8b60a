import { type FormEvent, useState } from "react";
import { ApiFailure, callApi } from "../../../api/client.ts";
import { deviceSecret } from "../../../api/device.ts";
import { logInByPasskey } from "../../../api/passkeys.ts";
import { storeToken } from "../../../api/token.ts";
import { useAction } from "../../../api/use-action.ts";
import { type Ticket, ticketOf } from "../../../credentials/login-failure.ts";
import { SecondStep } from "../../../credentials/second-step.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { RequiredField } from "../../../ui/controls/required-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { changeFailure } from "./use-change.ts";

/** What is known of the member who is asked to prove who they are. */
export interface Confirmer {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly passkeyIds: readonly string[];
}

interface ConfirmFormProps {
  readonly member: Confirmer;
  readonly onConfirmed: () => void;
}

/**
 * Asks the member to prove again who they are: by a passkey, or by the password and the second
 * factor where the account has one.
 */
export function ConfirmForm({ member, onConfirmed }: ConfirmFormProps) {
  const { email, hasPassword, passkeyIds } = member;
  const { isRunning, failure, run } = useAction();
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [expired, setExpired] = useState<string | null>(null);
  const isPasswordWrong = failure instanceof ApiFailure && failure.code === "wrong_password";
  const problem = failure === null ? expired : changeFailure(failure);

  const confirm = (proof: () => Promise<{ readonly access_token: string }>) =>
    run(async () => {
      setExpired(null);
      try {
        replaceLogin((await proof()).access_token);
      } catch (failure) {
        const next = ticketOf(failure);
        if (next === null) throw failure;
        setTicket(next);
      }
    });

  function confirmByPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    confirm(() => callApi("POST /auth/confirm", { body: { password, device: deviceSecret() } }));
  }

  // No passkey of another account of the same person.
  const confirmByPasskey = () => confirm(() => logInByPasskey(passkeyIds));

  // The proof is a new login, as recent as can be, that takes the place of this one.
  const replaceLogin = (token: string) => {
    storeToken(token);
    onConfirmed();
  };

  if (ticket) {
    const startAgain = (sentence: string) => {
      setTicket(null);
      setExpired(sentence);
    };
    return <SecondStep ticket={ticket} onDone={replaceLogin} onExpired={startAgain} />;
  }
  return (
    <div className="stack">
      <p className="note">
        You logged in more than ten minutes ago. To change the account, confirm that it is you.
      </p>
      {passkeyIds.length > 0 && (
        <div>
          <Button
            variant={hasPassword ? "outlined" : "filled"}
            aria-disabled={isRunning}
            onClick={confirmByPasskey}
          >
            <Icon name="key" /> Continue with a passkey
          </Button>
        </div>
      )}
      {problem !== null && !isPasswordWrong && <Alert>{problem}</Alert>}
      {hasPassword && (
        <form className="stack" onSubmit={confirmByPassword}>
          {/* Password managers look for the name beside the password. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <RequiredField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            missing="Please enter your password."
            autoFocus
            error={isPasswordWrong ? problem : null}
          />
          <div>
            <Button type="submit" variant="filled" loadingText={isRunning ? "Checking..." : null}>
              Continue
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
