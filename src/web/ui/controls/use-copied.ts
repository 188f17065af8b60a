import { useEffect, useState } from "react";

/** The outcome of the last copy. */
export interface Copied {
  readonly text: string;
  readonly state: "copied" | "refused";
}

/** Copies texts, and returns the outcome of the last copy for as long as it should be shown. */
export function useCopied(milliseconds: number): [Copied | null, (text: string) => Promise<void>] {
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
