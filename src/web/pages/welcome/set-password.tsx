import { type FormEvent, useState } from "react";
import { callApi } from "../../api/client.ts";
import { deviceSecret } from "../../api/device.ts";
import { failureSentence } from "../../api/failure-sentence.ts";
import { NewPassword } from "../../credentials/new-password.tsx";
import { Button } from "../../ui/controls/button.tsx";

interface SetPasswordProps {
  readonly secret: string;
  readonly email: string;
  /** Called with the token of the new login. */
  readonly onDone: (token: string) => void;
}

/** Uses a one-time link to set a password. */
export function SetPassword({ secret, email, onDone }: SetPasswordProps) {
  const [isCalling, setIsCalling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function setPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("new-password"));
    setProblem(null);
    setIsCalling(true);
    try {
      const body = { secret, password, device: deviceSecret() };
      onDone((await callApi("POST /auth/link_password", { body })).access_token);
    } catch (failure) {
      setProblem(failureSentence(failure));
      setIsCalling(false);
    }
  }

  return (
    <form className="flex max-w-96 flex-col gap-5" onSubmit={setPassword}>
      {/* Password managers look for the name beside the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPassword label="Password" email={email} error={problem} />
      <Button type="submit" loadingText={isCalling ? "Setting..." : null}>
        Set the password
      </Button>
    </form>
  );
}
