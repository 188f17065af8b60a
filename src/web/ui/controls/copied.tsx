import { useEffect, useState } from "react";
import { Icon } from "../icon.tsx";

/** The outcome of the last copy. */
export interface Copied {
  readonly text: string;
  readonly state: "copied" | "refused";
}

/** How long a page says "Copied!", unless it says otherwise. */
const COPIED_MS = 2000;

/** Copies texts, and returns the outcome of the last copy for as long as it should be shown. */
export function useCopied(
  milliseconds = COPIED_MS,
): [Copied | null, (text: string) => Promise<void>] {
  const [copied, setCopied] = useState<Copied | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), milliseconds);
    return () => clearTimeout(timer);
  }, [copied, milliseconds]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, state: "copied" });
    } catch {
      setCopied({ text, state: "refused" });
    }
  }

  return [copied, copy];
}

/** The outcome of a copy, in the place of what was pressed. */
export const CopiedWords = ({ state }: Pick<Copied, "state">) => (
  <>
    <Icon name={state === "copied" ? "tick" : "warning"} />
    <span>{state === "copied" ? "Copied!" : "Not copied"}</span>
  </>
);

// A longer text is not read out.
const LONGEST_SAID = 60;

interface CopiedStatusProps {
  readonly copied: Copied | null;
  /** What the text is called: "Copied number 4320000". */
  readonly what: string;
}

/** Tells screen readers how a copy went. */
export const CopiedStatus = ({ copied, what }: CopiedStatusProps) => (
  <span role="status" className="unseen">
    {copied?.state === "copied" &&
      `Copied ${what} ${copied.text.length > LONGEST_SAID ? "" : copied.text}`.trim()}
    {copied?.state === "refused" && "The browser blocked copying. Select and copy it yourself."}
  </span>
);
