import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { buttonClass } from "./button-class.ts";
import { useCopied } from "./use-copied.ts";

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  /** What the announcement calls it: "Copied number 4320000". */
  readonly what: string;
  readonly children: ReactNode;
}

const COPIED_MS = 2000;
// A longer text is not read out.
const LONGEST_SAID = 60;

/** Copies a text; reports it on the button and to screen readers; keeps its size. */
export function CopyButton(props: CopyButtonProps) {
  const { text, what, children } = props;
  const [copied, copy] = useCopied(COPIED_MS);
  const state = copied?.text === text ? copied.state : "ready";
  return (
    <>
      <button type="button" className={buttonClass()} onClick={() => copy(text)}>
        <span className="copy-words">
          <span aria-hidden={state !== "ready"}>
            <Icon name="copy" /> {children}
          </span>
          {state !== "ready" && (
            <span>
              <Icon name={state === "copied" ? "tick" : "warning"} />
              {state === "copied" ? "Copied!" : "Not copied"}
            </span>
          )}
        </span>
      </button>
      <span role="status" className="unseen">
        {state === "copied" && `Copied ${what} ${text.length > LONGEST_SAID ? "" : text}`.trim()}
        {state === "refused" && "The browser blocked copying. Select and copy it yourself."}
      </span>
    </>
  );
}
