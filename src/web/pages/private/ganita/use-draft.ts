import { useState } from "react";
import type { CalculatorAddress } from "./calculator-address.ts";

/** What stands in a form. */
export type Draft = Pick<CalculatorAddress, "form" | "entries">;

/**
 * What stands in the form: what was changed since the last calculation, over what the address says.
 * A new calculation, and the way back to an old one, ends the changes.
 */
export function useDraft(address: CalculatorAddress, occasion: string) {
  const [edited, setEdited] = useState<{
    readonly of: string;
    readonly draft: Draft;
    readonly isRefused: boolean;
  } | null>(null);
  const current = edited?.of === occasion ? edited : null;
  if (edited !== current) setEdited(current);
  const draft: Draft = current?.draft ?? address;

  return {
    draft,
    isEdited: current !== null,
    /** What is missing is to be said. */
    isRefused: current?.isRefused ?? false,
    change(changes: Partial<Draft>) {
      setEdited({ of: occasion, draft: { ...draft, ...changes }, isRefused: false });
    },
    refuse() {
      setEdited({ of: occasion, draft, isRefused: true });
    },
  };
}
