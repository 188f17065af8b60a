import { type FormEvent, useEffect, useRef, useState } from "react";
import { replaceDocument } from "../../address/replace-document.ts";
import { mayStore } from "../../api/browser-storage.ts";
import { ApiFailure, callApi } from "../../api/client.ts";
import { deviceSecret } from "../../api/device.ts";
import { rememberMember } from "../../api/last-member.ts";
import { nextAddress } from "../../api/login-address.ts";
import { takeLoginNotice } from "../../api/login-notice.ts";
import { logInByPasskey } from "../../api/passkeys.ts";
import { storeToken, useStoredToken } from "../../api/token.ts";
import { loginFailure, type Ticket, ticketOf } from "../../credentials/login-failure.ts";
import { SecondStep } from "../../credentials/second-step.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { RequiredField } from "../../ui/controls/required-field.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useIsHydrated } from "../../ui/loading/use-is-hydrated.ts";
import { focusMover } from "../../ui/remembered-focus.ts";
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
      note="All reading on this site is open without an account. If you have forgotten your password, ask the person who runs this site for a new link."
    >
      <h1 id="login-title">Login</h1>
      <p className="measure soft above-s">
        {isSentHere && <b>Log in to open the page you asked for. </b>}
        Members turn words into numbers and colours, and see every step of the working.{" "}
        <Membership />
      </p>
      {notice !== null && (
        <div className="measure above">
          <Alert>{notice}</Alert>
        </div>
      )}
      <LoginForm />
    </LeafRow>
  );
}

/** Says in a sentence how one becomes a member, with a contact that the site was built with. */
function Membership() {
  const contact =
    import.meta.env.PUBLIC_MEMBERSHIP_CONTACT || import.meta.env.PUBLIC_SECURITY_CONTACT;
  if (!contact) {
    return <>Members are invited by the person who runs this site; no contact address is given.</>;
  }
  const isWeb = /^https?:/.test(contact);
  const name = contact.replace(/^mailto:/, "");
  return (
    <>
      Members are invited; {isWeb ? "ask at " : "write to "}
      <a href={isWeb ? contact : `mailto:${name}`} className="anywhere">
        {name}
      </a>{" "}
      for an invitation.
    </>
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
    const focus = focusMover();
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

  async function byPasskey() {
    const { email, access_token } = await logInByPasskey();
    storeLogin(email, access_token);
  }

  if (second) {
    return (
      <SecondStep
        ticket={second.ticket}
        onDone={(token) => storeLogin(second.email, token)}
        onExpired={(sentence) => {
          setSecond(null);
          setProblem({ at: "form", text: sentence });
        }}
      />
    );
  }

  const isDisabled = !isReady || state !== "ready";
  return (
    <form ref={form} tabIndex={-1} className="stack narrow above-l" onSubmit={logIn}>
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
        variant="filled"
        disabled={isDisabled}
        loadingText={state === "ready" ? null : "Logging in..."}
      >
        Login
      </Button>
      <p className="login-or">or</p>
      <Button disabled={isDisabled} onClick={() => tryToLogIn("passkey", byPasskey)}>
        <Icon name="key" /> Log in with a passkey
      </Button>
      {problem?.at === "passkey" && <Alert>{problem.text}</Alert>}
    </form>
  );
}

async function logInByPassword(username: string, password: string) {
  const body = { ...CLIENT, username, password, device: deviceSecret() };
  storeLogin(username, (await callApi("POST /auth/login", { body })).access_token);
}

function storeLogin(email: string, token: string) {
  rememberMember(email);
  storeToken(token);
}
