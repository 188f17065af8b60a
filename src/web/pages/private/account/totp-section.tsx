import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AccountFactors } from "#contract/account-factors.ts";
import type { Api } from "#contract/api.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import { callApi } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { RequiredField } from "../../../ui/controls/required-field.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { longDate } from "../../../ui/text/long-date.ts";
import { QrPicture } from "./qr-picture.tsx";
import { useChange } from "./use-change.ts";

type Setup = ResponseOf<Api["POST /account/totp"]>;

const SET_UP = "set up";
const TURN_OFF = "turn off";

interface TotpSectionProps {
  readonly number: number;
  readonly factors: AccountFactors;
  readonly hasPassword: boolean;
  /** Called after codes from an app were turned on. */
  readonly onAdded: () => Promise<unknown>;
  readonly onChange: () => Promise<unknown>;
}

/** Whether a second factor is asked for after a password, and the app that shows its codes. */
export function TotpSection(props: TotpSectionProps) {
  const { number, factors, hasPassword, onAdded, onChange } = props;
  const { isRunning, running, problem, run } = useChange();
  const [setup, setSetup] = useState<Setup | null>(null);
  const isOn = factors.totp_since !== null;
  // The form takes the place of the button, and the button that of the form.
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && setup === null) opener.current?.focus();
    wasOpen.current = setup !== null;
  }, [setup]);

  const begin = () =>
    run(async () => setSetup(await callApi("POST /account/totp", {})), undefined, SET_UP);
  const turnOff = () => run(() => callApi("POST /account/totp/remove", {}), onChange, TURN_OFF);

  return (
    <LeafRow
      number={number}
      title="Second factor"
      note="Asked for after a password. A passkey needs none."
    >
      <FactorState factors={factors} hasPassword={hasPassword} />
      {setup === null ? (
        <FocusPlace className="row row-end">
          <Button
            ref={opener}
            className="account-action"
            aria-disabled={isRunning}
            loadingText={running === SET_UP ? "One moment..." : null}
            onClick={begin}
          >
            {isOn ? "Move to another phone" : "Set up codes from an app"}
          </Button>
          {isOn && (
            <Button
              variant="text"
              className="account-action"
              aria-disabled={isRunning}
              loadingText={running === TURN_OFF ? "Turning it off..." : null}
              onClick={turnOff}
            >
              Turn off
            </Button>
          )}
        </FocusPlace>
      ) : (
        <SetupForm
          setup={setup}
          onCancel={() => setSetup(null)}
          onConfirmed={async () => {
            setSetup(null);
            await onAdded();
          }}
        />
      )}
      {problem !== null && <Alert>{problem}</Alert>}
    </LeafRow>
  );
}

interface FactorStateProps {
  readonly factors: AccountFactors;
  readonly hasPassword: boolean;
}

function FactorState({ factors, hasPassword }: FactorStateProps) {
  const { is_required, totp_since, passkeys } = factors;
  if (totp_since === null && passkeys.length === 0) {
    return (
      <p className="measure">
        <b>Off.</b>{" "}
        {is_required
          ? "This site asks every member for one: add a passkey, or set up codes from an app."
          : "Your password alone opens your account. For more safety, add a code from an app on your phone."}
      </p>
    );
  }
  return (
    <p className="account-on">
      <Icon name="tick" />
      <span>
        <b>On.</b>{" "}
        {!hasPassword
          ? "Your passkey is both factors: the device, and the finger, face or PIN that opens it."
          : totp_since === null
            ? "After your password you are asked for one of your passkeys."
            : `Since ${longDate(totp_since)}: six digits from an app on your phone${passkeys.length > 0 ? ", or a passkey" : ""}.`}
      </span>
    </p>
  );
}

interface SetupFormProps {
  readonly setup: Setup;
  readonly onConfirmed: () => Promise<void>;
  readonly onCancel: () => void;
}

function SetupForm({ setup, onConfirmed, onCancel }: SetupFormProps) {
  const { isRunning, problem, run } = useChange();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    run(async () => {
      const body = { setup: setup.setup, code };
      await callApi("POST /account/totp/confirm", { body });
      await onConfirmed();
    });
  }

  return (
    <form ref={place} tabIndex={-1} className="stack measure above-l" onSubmit={confirm}>
      <p>
        Scan this picture with an authenticator app, such as the one that your phone has for
        passwords, and type the six digits that it shows.
      </p>
      <QrPicture text={setup.address} />
      <p className="note">
        On this phone, <a href={setup.address}>open it in the app</a>. Or type this into the app:{" "}
        <code className="account-secret num">{setup.secret.match(/.{4}/g)?.join(" ")}</code>
      </p>
      <RequiredField
        label="Code from the app"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        className="account-code"
        missing="Please enter the six digits."
        error={problem}
      />
      <div className="row">
        <Button type="submit" variant="filled" loadingText={isRunning ? "Checking..." : null}>
          Turn on
        </Button>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
