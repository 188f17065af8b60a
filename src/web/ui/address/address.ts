import { useCallback, useMemo } from "react";
import { navigate, useHistoryState, useSearch as useSearchText } from "wouter/use-browser-location";

/** What every history entry stores beside its address. */
interface EntryState {
  /** Stays the same while the same question is shown. */
  readonly questionId: string;
}

/**
 * Changes the page's address without reloading; "" leaves only the path. The change counts as a new
 * question unless `state` has the `questionId` that it continues.
 */
export function goTo(
  address: string,
  { replace = false, state = {} }: { readonly replace?: boolean; readonly state?: object } = {},
): void {
  // No two questions are asked at the same moment, so the time tells them apart.
  const questionId = `${performance.timeOrigin + performance.now()}`;
  const entry: EntryState = { questionId, ...state };
  navigate(address || location.pathname, { replace, state: entry });
}

/** What this history entry stores; nothing yet for a page opened by its address. */
export function useEntryState<State extends object>(): EntryState & Partial<State> {
  const state: (EntryState & Partial<State>) | null = useHistoryState();
  return state ?? ({ questionId: "" } as EntryState & Partial<State>);
}

/**
 * The search part of the address, and a function that replaces it on the same page. The build knows
 * no search part, so a prerendered page starts without one.
 */
export function useSearch(): readonly [URLSearchParams, (next: URLSearchParams) => void] {
  const search = useSearchText({ ssrSearch: "" });
  const write = useCallback(
    (next: URLSearchParams) => goTo(next.size > 0 ? `?${next}` : "", { replace: true }),
    [],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), write];
}
