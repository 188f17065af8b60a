import { type FormEvent, useState } from "react";
import { ApiFailure, callApi } from "../../../api/client.ts";
import { deviceSecret } from "../../../api/device.ts";
import { askForPasskey } from "../../../api/passkeys.ts";
import { storeToken } from "../../../api/token.ts";
import { AwaitedSecondStep } from "../../../credentials/awaited-second-step.tsx";
import { type Ticket, ticketOf } from "../../../credentials/second-factor-ticket.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { RequiredField } from "../../../ui/controls/required-field.tsx";
import { KeyIcon } from "../../../ui/key-icon.tsx";
import { changeFailure } from "./change-failure.ts";
import type { Confirmer } from "./recent-login.tsx";

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
  const [isCalling, setIsCalling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPasswordWrong, setIsPasswordWrong] = useState(false);
  const [ticket, setTicket] = useState<Ticket | null>(null);

  async function confirm(proof: () => Promise<void>) {
    if (isCalling) return;
    setProblem(null);
    setIsPasswordWrong(false);
    setIsCalling(true);
    try {
      await proof();
    } catch (failure) {
      const next = ticketOf(failure);
      if (next) setTicket(next);
      else setProblem(changeFailure(failure));
      setIsPasswordWrong(failure instanceof ApiFailure && failure.code === "wrong_password");
      setIsCalling(false);
    }
  }

  function confirmByPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    confirm(async () => {
      const body = { password, device: deviceSecret() };
      replaceLogin((await callApi("POST /auth/confirm", { body })).access_token);
    });
  }

  const confirmByPasskey = () =>
    confirm(async () => {
      const options = await callApi("POST /auth/passkey_options", { body: {} });
      // No passkey of another account of the same person.
      const allowCredentials = passkeyIds.map((id) => ({ id, type: "public-key" as const }));
      const credential = await askForPasskey({ ...options, allowCredentials });
      const body = { credential, device: deviceSecret() };
      replaceLogin((await callApi("POST /auth/passkey", { body })).access_token);
    });

  // The proof is a new login, as recent as can be, that takes the place of this one.
  const replaceLogin = (token: string) => {
    storeToken(token);
    onConfirmed();
  };
  const startAgain = (sentence: string) => {
    setTicket(null);
    setProblem(sentence);
  };

  if (ticket) {
    return <AwaitedSecondStep ticket={ticket} onDone={replaceLogin} onExpired={startAgain} />;
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="note">
        You logged in more than ten minutes ago. To change the account, confirm that it is you.
      </p>
      {passkeyIds.length > 0 && (
        <Button
          variant={hasPassword ? "outlined" : "filled"}
          aria-disabled={isCalling}
          onClick={confirmByPasskey}
        >
          <KeyIcon /> Go on with a passkey
        </Button>
      )}
      {problem !== null && !isPasswordWrong && <Alert>{problem}</Alert>}
      {hasPassword && (
        <form className="flex flex-col gap-5 self-stretch" onSubmit={confirmByPassword}>
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
            <Button type="submit" variant="filled" loadingText={isCalling ? "Checking..." : null}>
              Go on
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
