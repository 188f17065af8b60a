import { useMemo } from "react";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { goTo, useEntryState, useSearch } from "../../../../ui/address/address.ts";
import { type CalculatorAddress, type Draft, readAddress, searchOf } from "./calculator-address.ts";

/** What a history entry of this page stores beside its address. */
interface AddressState {
  /** The search part, if it is too long for an address. */
  readonly search: string;
}

// Servers refuse longer addresses. Such numbers stay in the browser's history state.
const LONGEST_SEARCH = 6000;

/** The page's address, and the two ways to change it. */
export function useCalculatorAddress(path: CalculatorPath) {
  const [parameters] = useSearch();
  const { questionId, search } = useEntryState<AddressState>();
  const address = useMemo(
    () => readAddress(path, search === undefined ? parameters : new URLSearchParams(search)),
    [path, search, parameters],
  );

  function go(to: CalculatorAddress, options: { replace?: boolean; state?: object }) {
    const written = searchOf(to);
    const isLong = written.length > LONGEST_SEARCH;
    const state = { ...options.state, ...(isLong && { search: written }) };
    goTo(isLong ? "" : written, { ...options, state });
  }

  return {
    address,
    /** Stays the same while the same calculation is shown. */
    questionId,
    /** Whether the address is too long to share. */
    isOnlyHere: search !== undefined,
    /** Starts a calculation. */
    ask: ({ form, entries }: Draft) => go({ form, entries, step: 0, view: "page" }, {}),
    /** Shows a step of the same working, or shows it in another way. */
    show: (part: Partial<Pick<CalculatorAddress, "step" | "view">>) =>
      go({ ...address, ...part }, { replace: true, state: { questionId } }),
  };
}
