import type { AccountDetails } from "#contract/account.ts";
import type { AccountFactors } from "#contract/account-factors.ts";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { ErrorRow } from "../../../ui/loading/error-row.tsx";
import { Guard } from "../guard.tsx";
import { DataSection } from "./data-section.tsx";
import { longDate } from "./dates.ts";
import { EmailSection } from "./email-section.tsx";
import { FactorsSections } from "./factors-sections.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { LoginsSection } from "./logins-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RecentLogin } from "./recent-login.tsx";
import { useLatest } from "./use-latest.ts";
import "./account.css";

/** The account of the member, with one section for each thing that can be seen or changed. */
export const AccountPage = () => (
  <Guard>
    <Account />
  </Guard>
);

function Account() {
  const details = useLatest("GET /account/details");
  const factors = useLatest("GET /account/factors");
  const askAgain = () => Promise.all([details.ask(), factors.ask()]);
  // The parts appear together, so that none moves another.
  const account = details.value && factors.value && { ...details.value, factors: factors.value };
  const error = account ? null : (details.error ?? factors.error);
  if (error !== null) return <ErrorRow error={error} retry={askAgain} />;
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
        <p className="note mt-2">
          {account ? `Member since ${longDate(account.member_since)}.` : "\u00a0"}
        </p>
      </LeafRow>
      <EmailSection number={1} email={account?.email ?? null} />
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
