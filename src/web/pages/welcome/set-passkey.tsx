import { useState } from "react";
import { callApi } from "../../api/client.ts";
import { deviceSecret } from "../../api/device.ts";
import { failureSentence } from "../../api/failure-sentence.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { KeyIcon } from "../../ui/key-icon.tsx";

interface SetPasskeyProps {
  readonly secret: string;
  /** Called with the token of the new login. */
  readonly onDone: (token: string) => void;
}

/** Uses a one-time link to make a passkey. */
export function SetPasskey({ secret, onDone }: SetPasskeyProps) {
  const [isCalling, setIsCalling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function setPasskey() {
    setProblem(null);
    setIsCalling(true);
    try {
      const { makePasskey, nameOfDevice } = await import("../../api/passkeys.ts");
      const options = await callApi("POST /auth/link_passkey_options", { body: { secret } });
      const credential = await makePasskey(options);
      const body = { secret, name: nameOfDevice(), credential, device: deviceSecret() };
      onDone((await callApi("POST /auth/link_passkey", { body })).access_token);
    } catch (failure) {
      setProblem(failureSentence(failure));
      setIsCalling(false);
    }
  }

  return (
    <>
      {problem !== null && <Alert>{problem}</Alert>}
      <Button variant="filled" loadingText={isCalling ? "Making it..." : null} onClick={setPasskey}>
        <KeyIcon /> Make a passkey
      </Button>
    </>
  );
}
