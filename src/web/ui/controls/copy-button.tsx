import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { CopiedStatus, CopiedWords, useCopied } from "./copied.tsx";

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  /** What the announcement calls it: "Copied number 4320000". */
  readonly what: string;
  readonly children: ReactNode;
}

/** Copies a text; reports it on the button and to screen readers; keeps its size. */
export function CopyButton({ text, what, children }: CopyButtonProps) {
  const [last, copy] = useCopied();
  const copied = last?.text === text ? last : null;
  return (
    <>
      <button type="button" className="button" onClick={() => copy(text)}>
        <span className="copy-words">
          <span aria-hidden={copied !== null}>
            <Icon name="copy" /> {children}
          </span>
          {copied && (
            <span>
              <CopiedWords state={copied.state} />
            </span>
          )}
        </span>
      </button>
      <CopiedStatus copied={copied} what={what} />
    </>
  );
}
