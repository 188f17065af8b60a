import { useState } from "react";
import type { AccountFactors } from "#contract/account-factors.ts";
import { callApi } from "../../../api/client.ts";
import { PasskeysSection } from "./passkeys-section.tsx";
import { RecoveryCodesSection } from "./recovery-codes-section.tsx";
import { TotpSection } from "./totp-section.tsx";

interface FactorsSectionsProps {
  /** The number of the first of three sections. */
  readonly number: number;
  /** Null until they are known. */
  readonly factors: AccountFactors | null;
  readonly hasPassword: boolean;
  readonly onChange: () => void;
}

/** What the member logs in with beside a password: passkeys, codes from an app, recovery codes. */
export function FactorsSections(props: FactorsSectionsProps) {
  const { number, factors, hasPassword, onChange } = props;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const makeCodes = async () => {
    setCodes((await callApi("POST /account/recovery_codes", {})).codes);
    onChange();
  };
  // Whoever has just set up the first factor needs codes for the day it is lost.
  const onAdded =
    factors?.recovery_codes === null && hasPassword ? makeCodes : async () => onChange();
  return (
    <>
      <PasskeysSection
        number={number}
        passkeys={factors?.passkeys ?? null}
        onAdded={onAdded}
        onChange={onChange}
      />
      {factors && (
        <>
          <TotpSection
            number={number + 1}
            factors={factors}
            hasPassword={hasPassword}
            onAdded={onAdded}
            onChange={onChange}
          />
          <RecoveryCodesSection
            number={number + 2}
            factors={factors}
            codes={codes}
            makeCodes={makeCodes}
          />
        </>
      )}
    </>
  );
}
