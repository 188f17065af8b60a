import type { AccountDetails } from "#contract/account.ts";
import type { AccountFactors } from "#contract/account-factors.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { ErrorRow } from "../../../ui/loading/error-row.tsx";
import { longDate } from "../../../ui/text/long-date.ts";
import { Guard } from "../guard.tsx";
import { DataSection, LeaveSection } from "./data-sections.tsx";
import { FactorsSections } from "./factors-sections.tsx";
import { LoginsSection } from "./logins-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RecentLogin } from "./recent-login.tsx";
import "./account.css";

/** The account of the member, with one section for each thing that can be seen or changed. */
export const AccountPage = () => (
  <Guard>
    <Account />
  </Guard>
);

function Account() {
  const details = useAnswer("GET /account/details", {});
  const factors = useAnswer("GET /account/factors", {});
  const askAgain = () => Promise.all([details.retry(), factors.retry()]);
  // The parts appear together, so that none moves another.
  const account = details.latest &&
    factors.latest && { ...details.latest, factors: factors.latest };
  const failed = [details, factors].find(({ state }) => state === "failed");
  if (!account && failed?.state === "failed") {
    return <ErrorRow error={failed.error} retry={askAgain} />;
  }
  return (
    <RecentLogin
      member={
        account && {
          email: account.email,
          hasPassword: account.has_password,
          passkeyIds: account.factors.passkeys.map(({ id }) => id),
        }
      }
    >
      <Sections account={account} onChange={askAgain} />
    </RecentLogin>
  );
}

interface SectionsProps {
  /** Null until it is known. */
  readonly account: (AccountDetails & { readonly factors: AccountFactors }) | null;
  /** Asks for the account again after a change. */
  readonly onChange: () => Promise<unknown>;
}

// What needs no answer is drawn at once, and stays in its place when the answers come.
function Sections({ account, onChange }: SectionsProps) {
  const hasPassword = account?.has_password ?? true;
  return (
    <>
      <LeafRow titledBy="account-title">
        <h1 id="account-title">Your account</h1>
        <p className="note">
          {account ? `Member since ${longDate(account.member_since)}.` : "\u00a0"}
        </p>
      </LeafRow>
      <LeafRow number={1} title="Email" note="Used only to log in.">
        <p className="large anywhere">{account?.email ?? "\u00a0"}</p>
        <p className="label">
          To use another address, ask the person who invited you to invite that one.
        </p>
      </LeafRow>
      <PasswordSection
        number={2}
        email={account?.email ?? ""}
        hasPassword={account?.has_password ?? null}
        onChange={onChange}
      />
      <FactorsSections
        number={3}
        factors={account?.factors ?? null}
        hasPassword={hasPassword}
        onChange={onChange}
      />
      {account && (
        <>
          <LoginsSection number={6} logins={account.logins} onChange={onChange} />
          <DataSection number={7} />
          <LeaveSection number={8} email={account.email} />
        </>
      )}
    </>
  );
}
