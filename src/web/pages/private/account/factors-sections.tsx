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
  readonly onChange: () => Promise<unknown>;
}

/** What the member logs in with beside a password: passkeys, codes from an app, recovery codes. */
export function FactorsSections(props: FactorsSectionsProps) {
  const { number, factors, hasPassword, onChange } = props;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasFactor =
    factors !== null && (factors.totp_since !== null || factors.passkeys.length > 0);
  const [hadFactor, setHadFactor] = useState(hasFactor);
  if (hadFactor !== hasFactor) {
    setHadFactor(hasFactor);
    // The last factor takes the codes with it.
    if (!hasFactor) setCodes(null);
  }
  const makeCodes = async () => {
    try {
      setCodes((await callApi("POST /account/recovery_codes", {})).codes);
    } finally {
      // The factor for which they are made is there, also without them.
      await onChange();
    }
  };
  // Whoever has just set up the first factor needs codes for the day it is lost.
  const onAdded = factors?.recovery_codes === null && hasPassword ? makeCodes : onChange;
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
            left={factors.recovery_codes?.left ?? null}
            hasFactor={hasFactor}
            codes={codes}
            makeCodes={makeCodes}
          />
        </>
      )}
    </>
  );
}
