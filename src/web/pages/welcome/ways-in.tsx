import type { FormEvent } from "react";
import { callApi } from "../../api/client.ts";
import { deviceSecret } from "../../api/device.ts";
import { failureSentence } from "../../api/failure-sentence.ts";
import { makePasskey, nameOfDevice } from "../../api/passkeys.ts";
import { useAction } from "../../api/use-action.ts";
import { NewPassword } from "../../credentials/new-password.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface WayInProps {
  /** Of the one-time link. */
  readonly secret: string;
  /** Called with the token of the new login. */
  readonly onDone: (token: string) => void;
}

/** Uses a one-time link to make a passkey. */
export function SetPasskey({ secret, onDone }: WayInProps) {
  const { isRunning, failure, run } = useAction();
  const setPasskey = () =>
    run(async () => {
      const options = await callApi("POST /auth/link_passkey_options", { body: { secret } });
      const credential = await makePasskey(options);
      const body = { secret, name: nameOfDevice(), credential, device: deviceSecret() };
      onDone((await callApi("POST /auth/link_passkey", { body })).access_token);
    });
  return (
    <>
      {failure !== null && <Alert>{failureSentence(failure)}</Alert>}
      <Button variant="filled" loadingText={isRunning ? "Making it..." : null} onClick={setPasskey}>
        <Icon name="key" /> Make a passkey
      </Button>
    </>
  );
}

/** Uses a one-time link to set a password. */
export function SetPassword({ secret, email, onDone }: WayInProps & { readonly email: string }) {
  const { isRunning, failure, run } = useAction();
  function setPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("new-password"));
    run(async () => {
      const body = { secret, password, device: deviceSecret() };
      onDone((await callApi("POST /auth/link_password", { body })).access_token);
    });
  }
  return (
    <form className="stack narrow" onSubmit={setPassword}>
      {/* Password managers look for the name beside the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPassword label="Password" error={failure === null ? null : failureSentence(failure)} />
      <Button type="submit" loadingText={isRunning ? "Setting..." : null}>
        Set the password
      </Button>
    </form>
  );
}
