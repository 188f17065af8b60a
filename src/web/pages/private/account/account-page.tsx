import { useState } from "react";
import type { AccountDetails } from "#contract/account.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { ErrorRow } from "../../../ui/error-row.tsx";
import { LeafRow } from "../../../ui/leaf-row.tsx";
import { LoadingPlate } from "../../../ui/loading-plate.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { MEMBERS_META } from "../members-meta.ts";
import { DataSection } from "./data-section.tsx";
import { longDate } from "./dates.ts";
import { EmailSection } from "./email-section.tsx";
import { FactorsSections } from "./factors-sections.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { LoginsSection } from "./logins-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RecentLogin } from "./recent-login.tsx";
import "./account.css";

/** The account of the member, with one section for each thing that can be seen or changed. */
export function AccountPage() {
  const answer = useAnswer("GET /account/details", {});
  // The page stays while it asks again after a change.
  const [details, setDetails] = useState<AccountDetails | null>(null);
  if (answer.state === "answered" && answer.value !== details) setDetails(answer.value);
  return (
    <>
      <PageTitle>{MEMBERS_META["/private/account"].title}</PageTitle>
      {details !== null ? (
        <RecentLogin email={details.email}>
          <Sections details={details} onChange={answer.retry} />
        </RecentLogin>
      ) : answer.state === "failed" ? (
        <ErrorRow error={answer.error} onRetry={answer.retry} />
      ) : (
        <LeafRow>
          <LoadingPlate>Opening your account...</LoadingPlate>
        </LeafRow>
      )}
    </>
  );
}

interface SectionsProps {
  readonly details: AccountDetails;
  /** Asks for the details again after a change. */
  readonly onChange: () => void;
}

function Sections({ details, onChange }: SectionsProps) {
  return (
    <>
      <LeafRow titledBy="account-title">
        <h1 id="account-title">Your account</h1>
        <p className="note mt-2">Member since {longDate(details.member_since)}.</p>
      </LeafRow>
      <EmailSection number={1} email={details.email} />
      <PasswordSection
        number={2}
        email={details.email}
        hasPassword={details.has_password}
        onChange={onChange}
      />
      <FactorsSections number={3} hasPassword={details.has_password} onChange={onChange} />
      <LoginsSection number={6} logins={details.logins} onChange={onChange} />
      <DataSection number={7} />
      <LeaveSection number={8} email={details.email} />
    </>
  );
}
