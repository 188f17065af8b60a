import { useEffect, useRef } from "react";
import { downloadFile } from "../../../download/download-file.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { useChange } from "./use-change.ts";

const ALL = 10;

interface RecoveryCodesSectionProps {
  readonly number: number;
  /** How many are unused; null if there are none. */
  readonly left: number | null;
  /** Whether a second factor is asked for, which they can replace. */
  readonly hasFactor: boolean;
  /** The codes that were just made, shown this once. */
  readonly codes: readonly string[] | null;
  readonly makeCodes: () => Promise<void>;
}

/** How many recovery codes are left, and the new ones when they are made. */
export function RecoveryCodesSection(props: RecoveryCodesSectionProps) {
  const { number, left, hasFactor, codes, makeCodes } = props;
  const { isRunning, problem, run } = useChange();
  return (
    <LeafRow
      number={number}
      title="Recovery codes"
      note="For the day the phone is lost. Each works once."
    >
      {codes !== null ? (
        <NewCodes key={codes[0]} codes={codes} />
      ) : hasFactor ? (
        <CodesLeft left={left} />
      ) : (
        <p className="measure">
          A recovery code replaces the second factor after your password. Set up a second factor
          first.
        </p>
      )}
      {problem !== null && <Alert>{problem}</Alert>}
      {hasFactor && (
        <Button
          className="account-action"
          loadingText={isRunning ? "Making them..." : null}
          onClick={() => run(makeCodes)}
        >
          Make ten new codes
        </Button>
      )}
    </LeafRow>
  );
}

function CodesLeft({ left }: { left: number | null }) {
  if (left === null) {
    return (
      <p className="measure">
        You have none yet. Without them, only the person who runs this site can let you in again if
        you lose your phone.
      </p>
    );
  }
  return (
    <>
      <div className="row account-codes">
        <p className="num serif account-codes-count">
          {left} <span className="soft large">of {ALL} left</span>
        </p>
        <ol className="account-codes-left" aria-label={`${left} unused, ${ALL - left} used`}>
          {Array.from({ length: ALL }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares have no other identity
            <li key={index} className={index < left ? undefined : "account-code-used"} />
          ))}
        </ol>
      </div>
      <p className="label above-s">
        Codes are shown once, when they are made. New codes replace the old ones.
      </p>
    </>
  );
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join("\n");
  const save = () => downloadFile("shabda-gyan-recovery-codes.txt", new Blob([`${text}\n`]));
  const place = useRef<HTMLDivElement>(null);
  // What made them may be a screen away, and they are shown only now.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <p className="measure">
        Store these with your important papers. They are shown only now. Each works once, after your
        password.
      </p>
      <ol className="account-new-codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row above-s">
        <Button onClick={save}>Download</Button>
        <CopyButton text={text} what="the recovery codes">
          Copy
        </CopyButton>
      </div>
    </div>
  );
}
