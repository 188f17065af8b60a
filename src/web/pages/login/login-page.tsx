import { type FormEvent, useEffect, useRef, useState } from "react";
import { mayStore } from "../../api/browser-storage.ts";
import { ApiFailure, callApi } from "../../api/client.ts";
import { deviceSecret } from "../../api/device.ts";
import { rememberMember } from "../../api/last-member.ts";
import { nextAddress } from "../../api/login-address.ts";
import { takeLoginNotice } from "../../api/login-notice.ts";
import { askForPasskey } from "../../api/passkeys.ts";
import { storeToken, useStoredToken } from "../../api/token.ts";
import { AwaitedSecondStep } from "../../credentials/awaited-second-step.tsx";
import { loginFailure } from "../../credentials/login-failure.ts";
import { type Ticket, ticketOf } from "../../credentials/second-factor-ticket.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { RequiredField } from "../../ui/controls/required-field.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { keptFocus } from "../../ui/kept-focus.ts";
import { KeyIcon } from "../../ui/key-icon.tsx";
import { useIsHydrated } from "../../ui/loading/use-is-hydrated.ts";
import { Membership } from "./membership.tsx";
import "../../styles/tools.css";
import "./login.css";

const REST_MILLISECONDS = 1500;

const FORGETS =
  "Your browser does not let this site store anything, so it would forget your login at once. Allow cookies and site data for this site, then load the page again.";

// The OAuth2 password grant has fields for client programs; a page cannot keep a secret of its own.
const CLIENT = {
  grant_type: "password",
  scope: "",
  client_id: "shabda-gyan",
  client_secret: "public",
} as const;

interface LoginPageProps {
  /** Goes from the login to another page of the site. */
  readonly leaveFor?: (address: string) => void;
}

const replaceDocument = (address: string) => location.replace(address);

export function LoginPage({ leaveFor = replaceDocument }: LoginPageProps) {
  const isMember = useStoredToken() !== null;
  const [notice, setNotice] = useState<string | null>(null);
  // Only the browser knows the address.
  const isSentHere =
    useIsHydrated() && nextAddress(location.search, location.origin) !== "/private";
  useEffect(() => setNotice(mayStore() ? takeLoginNotice() : FORGETS), []);
  useEffect(() => {
    if (isMember) leaveFor(nextAddress(location.search, location.origin));
  }, [isMember, leaveFor]);
  return (
    <LeafRow
      titledBy="login-title"
      title="Members"
      note="All reading on this site is open without an account. Who has forgotten a password gets a new link from the person who runs this site."
    >
      <h1 id="login-title">Login</h1>
      <p className="mt-3 mb-6 max-w-measure text-ink-2">
        {isSentHere && <b>Log in to open the page you asked for. </b>}
        Members turn words into numbers and colours, and see every step of the working.{" "}
        <Membership />
      </p>
      {notice !== null && (
        <div className="mb-6 max-w-measure">
          <Alert>{notice}</Alert>
        </div>
      )}
      <LoginForm />
    </LeafRow>
  );
}

/** Why a login failed, and where to say so. */
interface Problem {
  readonly at: "passkey" | "password" | "form";
  readonly text: string;
}

function LoginForm() {
  // The form is visible before React runs: pressing the button too early would submit it natively.
  const isReady = useIsHydrated();
  const [state, setState] = useState<"ready" | "calling" | "resting">("ready");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [second, setSecond] = useState<{ ticket: Ticket; email: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state !== "resting") return;
    const timer = setTimeout(() => setState("ready"), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [state]);

  async function tryToLogIn(by: Problem["at"], logIn: () => Promise<void>, email = "") {
    const focus = keptFocus();
    setProblem(null);
    setState("calling");
    try {
      await logIn();
    } catch (failure) {
      const ticket = ticketOf(failure);
      const text = loginFailure(failure);
      if (ticket) setSecond({ ticket, email });
      else if (failure instanceof ApiFailure && failure.code === "invalid_credentials") {
        setProblem({ at: "password", text });
        focus(passwordField.current);
      } else {
        setProblem({ at: by, text });
        focus(form.current);
      }
      setState("resting");
    }
  }

  function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const email = String(entries.get("email"));
    tryToLogIn("form", () => logInByPassword(email, String(entries.get("password"))), email);
  }

  if (second) {
    return (
      <AwaitedSecondStep
        ticket={second.ticket}
        onDone={(token) => keepLogin(second.email, token)}
        onExpired={(sentence) => {
          setSecond(null);
          setProblem({ at: "form", text: sentence });
        }}
      />
    );
  }

  return (
    <form ref={form} tabIndex={-1} className="flex max-w-96 flex-col gap-5" onSubmit={logIn}>
      <Button
        variant="filled"
        disabled={!isReady || state !== "ready"}
        onClick={() => tryToLogIn("passkey", logInByPasskey)}
      >
        <KeyIcon /> Log in with a passkey
      </Button>
      {problem?.at === "passkey" && <Alert>{problem.text}</Alert>}
      <p className="login-or">or</p>
      <RequiredField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        missing="Please enter your email."
      />
      <RequiredField
        ref={passwordField}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        missing="Please enter your password."
        error={problem?.at === "password" ? problem.text : null}
      />
      <noscript>
        <p className="note">Logging in needs scripts. Please allow them for this site.</p>
      </noscript>
      {problem?.at === "form" && <Alert>{problem.text}</Alert>}
      <Button
        type="submit"
        disabled={!isReady || state !== "ready"}
        loadingText={state === "ready" ? null : "Logging in..."}
      >
        Login
      </Button>
    </form>
  );
}

async function logInByPassword(username: string, password: string) {
  const body = { ...CLIENT, username, password, device: deviceSecret() };
  keepLogin(username, (await callApi("POST /auth/login", { body })).access_token);
}

async function logInByPasskey() {
  const options = await callApi("POST /auth/passkey_options", { body: {} });
  const body = { credential: await askForPasskey(options), device: deviceSecret() };
  const { email, access_token } = await callApi("POST /auth/passkey", { body });
  keepLogin(email, access_token);
}

function keepLogin(email: string, token: string) {
  rememberMember(email);
  storeToken(token);
}
