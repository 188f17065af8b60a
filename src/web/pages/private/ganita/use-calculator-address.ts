import { useMemo } from "react";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { goTo, useEntryState, useSearch } from "../../../ui/address.ts";
import { type CalculatorAddress, type Draft, readAddress, searchOf } from "./calculator-address.ts";

/** What a history entry of this page keeps beside its address. */
interface AddressState {
  /** What the address would be, where it would be too long to be one. */
  readonly search: string;
}

// Servers refuse longer addresses. Such numbers stay with the history of the browser.
const LONGEST_SEARCH = 6000;

/** The page's address, and the two ways to another one. */
export function useCalculatorAddress(path: CalculatorPath) {
  const [parameters] = useSearch();
  const { occasion, search } = useEntryState<AddressState>();
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
    /** Stays the same while the same calculation is looked at. */
    occasion,
    /** The address is too long to be sent to somebody. */
    isOnlyHere: search !== undefined,
    /** Calculates. */
    ask: ({ form, entries }: Draft) => go({ form, entries, step: 0 }, {}),
    /** Looks at a step of the same working. */
    showStep: (step: number) => go({ ...address, step }, { replace: true, state: { occasion } }),
  };
}
