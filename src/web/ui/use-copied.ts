import { useEffect, useState } from "react";

/** What became of the last copy. */
export interface Copied {
  readonly text: string;
  readonly state: "copied" | "refused";
}

/** Copies texts, and tells what became of the last one for as long as that is to be shown. */
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
