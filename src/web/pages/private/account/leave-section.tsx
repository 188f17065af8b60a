import { type FormEvent, useState } from "react";
import { callApi } from "../../../api/client.ts";
import { forgetAllWork } from "../../../api/kept-work.ts";
import { forgetMember } from "../../../api/last-member.ts";
import { storeToken } from "../../../api/token.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { useAction } from "./use-action.ts";

/** Leaving for good, which is asked twice: by the email, and by a question. */
export function LeaveSection({ number, email }: { number: number; email: string }) {
  const [written, setWritten] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { isRunning, problem, run } = useAction();
  const isOwn = written.trim().toLowerCase() === email;

  function ask(event: FormEvent) {
    event.preventDefault();
    setIsAsking(isOwn);
    setIsRefused(!isOwn);
  }

  async function leave() {
    setIsAsking(false);
    const body = { email: written };
    if (!(await run(() => callApi("POST /account/leave", { body })))) return;
    forgetMember();
    forgetAllWork();
    storeToken(null);
  }

  return (
    <LeafRow number={number} title="Leave">
      <p className="mb-4 max-w-measure">
        Your account, its passkeys, its logins and the work you keep are deleted at once and cannot
        be brought back. Download first what you want to keep.
      </p>
      <form className="account-line" noValidate onSubmit={ask}>
        <Field
          label="To leave, write your email"
          type="email"
          autoComplete="email"
          value={written}
          onChange={(event) => {
            setWritten(event.target.value);
            setIsRefused(false);
          }}
          hint="The button works once this is your email."
          error={isRefused ? `This is not your email, ${email}.` : null}
        />
        <Button type="submit" aria-disabled={!isOwn} loadingText={isRunning ? "Leaving..." : null}>
          Leave Shabda Gyan
        </Button>
      </form>
      {problem !== null && <Alert>{problem}</Alert>}
      <Dialog title="Delete your account?" open={isAsking} onClose={() => setIsAsking(false)}>
        <p className="mb-5">
          <b className="[overflow-wrap:anywhere]">{email}</b> will not be a member any more.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="filled" onClick={leave}>
            Delete it
          </Button>
          <Button onClick={() => setIsAsking(false)}>Stay</Button>
        </div>
      </Dialog>
    </LeafRow>
  );
}
