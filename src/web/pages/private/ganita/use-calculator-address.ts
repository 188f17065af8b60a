import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { type CalculatorAddress, readAddress, searchOf } from "./calculator-address.ts";

/** What a history entry of this page keeps beside its address. */
interface AddressState {
  /** The calculation this entry goes on with; an entry without it is one of its own. */
  readonly occasion?: string;
  /** What the address would be, where it would be too long to be one. */
  readonly search?: string;
}

// Servers refuse longer addresses. Such numbers stay with the history of the browser.
const LONGEST_SEARCH = 6000;

/** The page's address, and the two ways to another one. */
export function useCalculatorAddress(path: CalculatorPath) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as AddressState | null;
  const search = state?.search ?? location.search;
  const address = useMemo(() => readAddress(path, new URLSearchParams(search)), [path, search]);
  const occasion = state?.occasion ?? location.key;

  function go(to: CalculatorAddress, kept: AddressState, replace: boolean) {
    const written = searchOf(to);
    const isLong = written.length > LONGEST_SEARCH;
    navigate(
      { search: isLong ? "" : written },
      {
        replace,
        preventScrollReset: true,
        state: { ...kept, ...(isLong && { search: written }) } satisfies AddressState,
      },
    );
  }

  return {
    address,
    /** Stays the same while the same calculation is looked at. */
    occasion,
    /** The address is too long to be sent to somebody. */
    isOnlyHere: state?.search !== undefined,
    /** Calculates. */
    ask: ({ form, entries }: Pick<CalculatorAddress, "form" | "entries">) =>
      go({ form, entries, step: 0 }, {}, false),
    /** Looks at a step of the same working. */
    showStep: (step: number) => go({ ...address, step }, { occasion }, true),
  };
}
