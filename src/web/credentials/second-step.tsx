import { type FormEvent, useState } from "react";
import type { SecondFactor } from "#contract/error.ts";
import { ApiFailure, callApi } from "../api/client.ts";
import { deviceSecret } from "../api/device.ts";
import { askForPasskey } from "../api/passkeys.ts";
import { useAction } from "../api/use-action.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/controls/button.tsx";
import { RequiredField } from "../ui/controls/required-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { loginFailure, type Ticket } from "./login-failure.ts";

interface SecondStepProps {
  readonly ticket: Ticket;
  /** Called with the token once the factor is right. */
  readonly onDone: (token: string) => void;
  /** Called with a sentence when the login has to begin again. */
  readonly onExpired: (sentence: string) => void;
}

const OTHERS: Readonly<Record<SecondFactor, string>> = {
  totp: "Use a code from the app",
  passkey: "Use a passkey",
  recovery_code: "Use a recovery code",
};

/** The second step of a login: a code of an app, a passkey or a recovery code. */
export function SecondStep(props: SecondStepProps) {
  const { factors, sentence } = props.ticket;
  const [way, setWay] = useState<SecondFactor>(factors[0] ?? "totp");
  return (
    <div className="stack narrow">
      <p role="status">{sentence}</p>
      <FactorForm key={way} way={way} {...props} />
      <p className="row">
        {factors
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} variant="text" onClick={() => setWay(one)}>
              {OTHERS[one]}
            </Button>
          ))}
      </p>
    </div>
  );
}

interface FactorFormProps extends SecondStepProps {
  readonly way: SecondFactor;
}

function FactorForm({ way, ticket: { ticket }, onDone, onExpired }: FactorFormProps) {
  const { isRunning, failure, run } = useAction();
  const problem = failure === null ? null : loginFailure(failure);

  const finish = (factor: () => Promise<object>) =>
    run(async () => {
      try {
        const body = { ticket, device: deviceSecret(), ...(await factor()) };
        onDone((await callApi("POST /auth/second-factor", { body })).access_token);
      } catch (failure) {
        const isOver = failure instanceof ApiFailure && failure.code === "ticket_expired";
        if (!isOver) throw failure;
        onExpired(loginFailure(failure));
      }
    });

  function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    finish(async () => (way === "totp" ? { code } : { recovery_code: code }));
  }

  const sendPasskey = () =>
    finish(async () => {
      const options = await callApi("POST /auth/passkey_options", { body: { ticket } });
      return { credential: await askForPasskey(options) };
    });

  if (way === "passkey") {
    return (
      <>
        {problem !== null && <Alert>{problem}</Alert>}
        <Button
          variant="filled"
          autoFocus
          loadingText={isRunning ? "Asking for it..." : null}
          onClick={sendPasskey}
        >
          <Icon name="key" /> Use my passkey
        </Button>
      </>
    );
  }
  const isTotp = way === "totp";
  return (
    <form className="stack" onSubmit={sendCode}>
      <RequiredField
        label={isTotp ? "Code from the app" : "Recovery code"}
        name="code"
        hint={isTotp ? "Six digits." : "24 letters and digits. Each code works once."}
        autoComplete={isTotp ? "one-time-code" : "off"}
        inputMode={isTotp ? "numeric" : "text"}
        autoCapitalize="characters"
        spellCheck={false}
        missing={isTotp ? "Please enter the six digits." : "Please enter a recovery code."}
        autoFocus
        error={problem}
      />
      <Button type="submit" variant="filled" loadingText={isRunning ? "Checking..." : null}>
        Continue
      </Button>
    </form>
  );
}
