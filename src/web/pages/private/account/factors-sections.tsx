import { useState } from "react";
import type { AccountFactors } from "#contract/account-factors.ts";
import { callApi } from "../../../api/client.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { ErrorRow } from "../../../ui/error-row.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { RecoveryCodesSection } from "./recovery-codes-section.tsx";
import { TotpSection } from "./totp-section.tsx";

interface FactorsSectionsProps {
  /** The number of the first of three sections. */
  readonly number: number;
  readonly hasPassword: boolean;
  /** Called when other logins may have ended. */
  readonly onChange: () => void;
}

/** What the member logs in with beside a password: passkeys, codes of an app, recovery codes. */
export function FactorsSections({ number, hasPassword, onChange }: FactorsSectionsProps) {
  const answer = useAnswer("GET /account/factors", {});
  // The sections stay while they are asked for again after a change.
  const [factors, setFactors] = useState<AccountFactors | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (answer.state === "answered" && answer.value !== factors) setFactors(answer.value);
  if (factors === null) {
    return answer.state === "failed" ? (
      <ErrorRow error={answer.error} onRetry={answer.retry} />
    ) : null;
  }
  const refresh = () => {
    answer.retry();
    onChange();
  };
  const makeCodes = async () => {
    setCodes((await callApi("POST /account/recovery_codes", {})).codes);
    refresh();
  };
  // Whoever has just set up the first factor needs codes for the day it is lost.
  const onAdded =
    factors.recovery_codes === null && hasPassword ? makeCodes : async () => refresh();
  return (
    <>
      <PasskeysSection
        number={number}
        passkeys={factors.passkeys}
        onAdded={onAdded}
        onChange={refresh}
      />
      <TotpSection
        number={number + 1}
        factors={factors}
        hasPassword={hasPassword}
        onAdded={onAdded}
        onChange={refresh}
      />
      <RecoveryCodesSection
        number={number + 2}
        factors={factors}
        codes={codes}
        makeCodes={makeCodes}
      />
    </>
  );
}
