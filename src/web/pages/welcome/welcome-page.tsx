import { useEffect, useState } from "react";
import { replaceDocument } from "../../address/replace-document.ts";
import { ApiFailure } from "../../api/client.ts";
import { rememberMember } from "../../api/last-member.ts";
import { storeToken } from "../../api/token.ts";
import { useAnswer } from "../../api/use-answer.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { LoadingPlate } from "../../ui/loading/loading-plate.tsx";
import { RetryButton } from "../../ui/loading/retry-button.tsx";
import { longDate } from "../../ui/text/long-date.ts";
import { SetPasskey, SetPassword } from "./ways-in.tsx";
import "./welcome.css";

const SECRET = /^[\w-]{43}$/;

interface WelcomePageProps {
  /** Goes to another page of the site. */
  readonly leaveFor?: (address: string) => void;
}

/** Where a one-time link leads: its reader becomes a member, or opens an account again. */
export function WelcomePage({ leaveFor = replaceDocument }: WelcomePageProps) {
  const secret = useSecret();
  const link = useAnswer("POST /auth/link", secret === null ? null : { body: { secret } });
  if (link.state === "failed") return <LinkRefused error={link.error} retry={link.retry} />;
  if (link.state !== "answered" || secret === null) {
    return (
      <LeafRow>
        <div className="welcome">
          <div className="needs-scripts">
            <LoadingPlate>Opening the link...</LoadingPlate>
          </div>
          <noscript>
            <p className="note">Opening the link needs scripts. Please allow them for this site.</p>
          </noscript>
        </div>
      </LeafRow>
    );
  }

  const { purpose, email, expires_at } = link.value;
  const isInvitation = purpose === "invite";
  function enter(token: string) {
    rememberMember(email);
    storeToken(token);
    leaveFor("/private");
  }

  return (
    <LeafRow
      titledBy="welcome-title"
      title={isInvitation ? "The invitation" : "The account"}
      note={`This link is for one person and works once, until ${longDate(expires_at)}.`}
    >
      <div className="welcome">
        <h1 id="welcome-title">{isInvitation ? "You are invited" : "Open your account again"}</h1>
        <p className="measure soft above-s">
          You will log in as <b className="welcome-email">{email}</b>.{" "}
          {isInvitation
            ? "Make a passkey or set a password, and you are a member."
            : "Make a passkey or set a new password; what opened the account before no longer works."}
        </p>
        <div className="welcome-ways">
          <section aria-labelledby="welcome-passkey">
            <h2 id="welcome-passkey">With a passkey</h2>
            <p className="note">
              Your phone or computer asks for a finger, a face or its PIN. Nothing to remember, and
              nothing that can be guessed.
            </p>
            <SetPasskey secret={secret} onDone={enter} />
          </section>
          <section aria-labelledby="welcome-password">
            <h2 id="welcome-password">With a password</h2>
            <p className="note">You can add a second factor later, in your account.</p>
            <SetPassword secret={secret} email={email} onDone={enter} />
          </section>
        </div>
        <p className="label measure above-l">
          Not you? Close this page: nothing is saved, and the link expires by itself.
        </p>
      </div>
    </LeafRow>
  );
}

/** Says why a link cannot be used, and where to go from here. */
function LinkRefused({ error, retry }: { error: unknown; retry: () => void }) {
  const sentence = error instanceof ApiFailure ? error.message : "";
  return (
    <LeafRow titledBy="refused-title">
      <div className="welcome">
        <h1 id="refused-title">This link does not work</h1>
        <p className="measure above-s" role="alert">
          {sentence || "The server cannot be reached. The link is still good: try again."}
        </p>
        <div className="row above">
          {sentence === "" && <RetryButton retry={retry} />}
          <ButtonLink href="/login">Log in</ButtonLink>
        </div>
      </div>
    </LeafRow>
  );
}

// What stands after the #, which is known in the browser only.
function useSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const found = location.hash.slice(1);
      // The link that skips the head changes the address, too.
      setSecret((known) => (SECRET.test(found) ? found : (known ?? found)));
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return secret;
}
