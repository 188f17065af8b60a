import {
  createContext,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from "react";
import { ApiFailure, callApi } from "../../../api/client.ts";
import { deviceSecret } from "../../../api/device.ts";
import { storeToken } from "../../../api/token.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { type Ticket, ticketOf } from "../../login/second-factor-ticket.ts";
import { sentenceOf } from "./sentence-of.ts";

const SecondStep = lazy(async () => ({
  default: (await import("../../login/second-step.tsx")).SecondStep,
}));

/** The member closed the question for the password; nothing was changed. */
export class ChangeCancelled extends Error {
  override readonly name = "ChangeCancelled";
}

type MakeChange = <Value>(change: () => Promise<Value>) => Promise<Value>;

const Change = createContext<MakeChange>((change) => change());

/**
 * Gives a function that makes a change of the account. If the login is older than ten minutes, it
 * asks for the password on the same page, and then makes the change.
 *
 * @throws {ChangeCancelled} from the promise when the member does not give the password.
 */
export const useChange = (): MakeChange => useContext(Change);

interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

/** Asks for the password again when a change inside it needs that. */
export function RecentLogin({ email, children }: { email: string; children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const change: MakeChange = useCallback(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== "recent_login_required") throw error;
    }
    await new Promise<void>((resolve, reject) => {
      setWaiting({ goOn: resolve, giveUp: () => reject(new ChangeCancelled()) });
    });
    return call();
  }, []);
  const close = (answer: "goOn" | "giveUp") => {
    setWaiting(null);
    waiting?.[answer]();
  };
  return (
    <Change value={change}>
      {children}
      <Dialog title="Is it you?" open={waiting !== null} onClose={() => close("giveUp")}>
        <ConfirmForm email={email} onConfirmed={() => close("goOn")} />
      </Dialog>
    </Change>
  );
}

function ConfirmForm({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
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
