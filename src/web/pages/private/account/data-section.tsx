import { callApi } from "../../../api/client.ts";
import { downloadFile } from "../../../download/download-file.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { useAction } from "./use-action.ts";

/** The download of everything that is kept about the member. */
export function DataSection({ number }: { number: number }) {
  const { isRunning, problem, run } = useAction();
  const download = () =>
    run(async () => {
      const { allSavedWork } = await import("../saved-work/all-saved-work.ts");
      const account = await callApi("GET /account/download", {});
      const content = { ...account, saved_work: await allSavedWork() };
      const text = `${JSON.stringify(content, null, 2)}\n`;
      downloadFile("shabda-gyan-account.json", new Blob([text], { type: "application/json" }));
    });
  return (
    <LeafRow number={number} title="Your data" note="What the site keeps about you, and no more.">
      <p className="note">
        One file with your email, your logins, the names of your passkeys and the work you keep, to
        read and to load elsewhere. No passwords, no keys.
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
