import { type FormEvent, useState } from "react";
import { callApi } from "../../../api/client.ts";
import { forgetAllDrafts } from "../../../api/draft-storage.ts";
import { forgetMember } from "../../../api/last-member.ts";
import { storeLoginNotice } from "../../../api/login-notice.ts";
import { storeToken } from "../../../api/token.ts";
import { downloadFile } from "../../../download/download-file.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { allSavedWork } from "../saved-work/use-saved-work.ts";
import { useChange } from "./use-change.ts";

/** The download of everything that the site knows about the member. */
export function DataSection({ number }: { number: number }) {
  const { isRunning, problem, run } = useChange();
  const download = () =>
    run(async () => {
      const account = await callApi("GET /account/download", {});
      const content = { ...account, saved_work: await allSavedWork() };
      const text = `${JSON.stringify(content, null, 2)}\n`;
      downloadFile("shabda-gyan-account.json", new Blob([text], { type: "application/json" }));
    });
  return (
    <LeafRow number={number} title="Your data" note="Everything the site knows about you.">
      <p className="note">
        One file with your email, your logins, the names of your passkeys and your saved work, to
        read here or in another program. It holds no passwords and no keys.
      </p>
      <Button
        className="account-action"
        loadingText={isRunning ? "Collecting..." : null}
        onClick={download}
      >
        Download everything
      </Button>
      {problem !== null && <Alert>{problem}</Alert>}
    </LeafRow>
  );
}

/** Leaving for good, which is asked twice: by the email, and by a question. */
export function LeaveSection({ number, email }: { number: number; email: string }) {
  const [written, setWritten] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { isRunning, problem, run } = useChange();
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
    storeLoginNotice("Your account and your saved work have been deleted.");
    forgetMember();
    forgetAllDrafts();
    // The login leads back to the page that it was left from, and nobody has this account any more.
    history.replaceState(null, "", "/private");
    storeToken(null);
  }

  return (
    <LeafRow number={number} title="Leave">
      <p className="measure">
        Your account, its passkeys, its logins and your saved work are deleted at once and cannot be
        brought back. Download a copy of your data first.
      </p>
      <form className="account-line above" noValidate onSubmit={ask}>
        <Field
          label="To leave, write your email"
          type="email"
          autoComplete="email"
          value={written}
          onChange={(event) => {
            setWritten(event.target.value);
            setIsRefused(false);
          }}
          hint="The button works when this is the email of your account."
          error={isRefused ? `This is not your email, ${email}.` : null}
        />
        <Button type="submit" aria-disabled={!isOwn} loadingText={isRunning ? "Leaving..." : null}>
          Leave Shabda Gyan
        </Button>
      </form>
      {problem !== null && <Alert>{problem}</Alert>}
      <Dialog title="Delete your account?" open={isAsking} onClose={() => setIsAsking(false)}>
        <p>
          <b className="anywhere">{email}</b> will not be a member any more.
        </p>
        <div className="row above-l">
          <Button variant="filled" onClick={leave}>
            Delete it
          </Button>
          <Button onClick={() => setIsAsking(false)}>Stay</Button>
        </div>
      </Dialog>
    </LeafRow>
  );
}
