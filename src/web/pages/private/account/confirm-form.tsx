import { type FormEvent, lazy, Suspense, useState } from "react";
import { callApi } from "../../../api/client.ts";
import { deviceSecret } from "../../../api/device.ts";
import { storeToken } from "../../../api/token.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { type Ticket, ticketOf } from "../../login/second-factor-ticket.ts";
import { sentenceOf } from "./sentence-of.ts";

const SecondStep = lazy(async () => ({
  default: (await import("../../login/second-step.tsx")).SecondStep,
}));

interface ConfirmFormProps {
  readonly email: string;
  readonly onConfirmed: () => void;
}

/** Asks for the password again, and for a second factor where the account has one. */
export function ConfirmForm({ email, onConfirmed }: ConfirmFormProps) {
  const [isCalling, setIsCalling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [ticket, setTicket] = useState<Ticket | null>(null);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setProblem(null);
    setIsCalling(true);
    try {
      await callApi("POST /auth/confirm", { body: { password, device: deviceSecret() } });
      onConfirmed();
    } catch (failure) {
      const next = ticketOf(failure);
      if (next) setTicket(next);
      else setProblem(sentenceOf(failure));
      setIsCalling(false);
    }
  }

  // A login with a second factor takes the place of this one, so it is as recent as can be.
  const replaceLogin = (token: string) => {
    storeToken(token);
    onConfirmed();
  };
  const startAgain = (sentence: string) => {
    setTicket(null);
    setProblem(sentence);
  };

  if (ticket) {
    return (
      <Suspense fallback={null}>
        <SecondStep ticket={ticket} onDone={replaceLogin} onExpired={startAgain} />
      </Suspense>
    );
  }
  return (
    <form className="flex flex-col gap-5" onSubmit={confirm}>
      <p className="note">
        You logged in more than ten minutes ago. Give your password again to change the account.
      </p>
      {/* Password managers look for the name beside the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        error={problem}
      />
      <div>
        <Button type="submit" variant="filled" loadingText={isCalling ? "Checking..." : null}>
          Go on
        </Button>
      </div>
    </form>
  );
}
