import { type FormEvent, useState } from "react";
import type { SecondFactor } from "#contract/error.ts";
import { ApiFailure, callApi } from "../api/client.ts";
import { deviceSecret } from "../api/device.ts";
import { askForPasskey } from "../api/passkeys.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/controls/button.tsx";
import { RequiredField } from "../ui/controls/required-field.tsx";
import { KeyIcon } from "../ui/key-icon.tsx";
import { loginFailure } from "./login-failure.ts";
import type { Ticket } from "./second-factor-ticket.ts";

export interface SecondStepProps {
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
export function SecondStep({ ticket, onDone, onExpired }: SecondStepProps) {
  const [way, setWay] = useState<SecondFactor>(ticket.factors[0] ?? "totp");
  const [isCalling, setIsCalling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function finish(factor: () => Promise<object>) {
    setProblem(null);
    setIsCalling(true);
    try {
      const body = { ticket: ticket.ticket, device: deviceSecret(), ...(await factor()) };
      onDone((await callApi("POST /auth/second-factor", { body })).access_token);
    } catch (failure) {
      const isOver = failure instanceof ApiFailure && failure.code === "ticket_expired";
      if (isOver) return onExpired(loginFailure(failure));
      setProblem(loginFailure(failure));
      setIsCalling(false);
    }
  }

  function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    finish(async () => (way === "totp" ? { code } : { recovery_code: code }));
  }

  const sendPasskey = () =>
    finish(async () => {
      const body = { ticket: ticket.ticket };
      const options = await callApi("POST /auth/passkey_options", { body });
      return { credential: await askForPasskey(options) };
    });

  return (
    <form className="flex max-w-96 flex-col gap-5" onSubmit={sendCode}>
      <p role="status">{ticket.sentence}</p>
      {way === "passkey" ? (
        <>
          {problem !== null && <Alert>{problem}</Alert>}
          <Button
            variant="filled"
            autoFocus
            loadingText={isCalling ? "Asking for it..." : null}
            onClick={sendPasskey}
          >
            <KeyIcon /> Use my passkey
          </Button>
        </>
      ) : (
        <>
          <CodeField key={way} way={way} problem={problem} />
          <Button type="submit" variant="filled" loadingText={isCalling ? "Checking..." : null}>
            Go on
          </Button>
        </>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {ticket.factors
          .filter((one) => one !== way)
          .map((one) => (
            <Button
              key={one}
              variant="text"
              onClick={() => {
                setWay(one);
                setProblem(null);
              }}
            >
              {OTHERS[one]}
            </Button>
          ))}
      </p>
    </form>
  );
}

function CodeField({ way, problem }: { way: SecondFactor; problem: string | null }) {
  const isTotp = way === "totp";
  return (
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
  );
}
