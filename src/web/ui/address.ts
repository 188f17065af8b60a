import { useCallback, useMemo } from "react";
import { navigate, useHistoryState, useSearch as useSearchText } from "wouter/use-browser-location";

/** What every history entry keeps beside its address. */
interface EntryState {
  /** Stays the same while the same question is looked at; a new question has a new one. */
  readonly occasion: string;
}

/**
 * Gives the page another address without loading it anew; "" is the page without anything behind its
 * path. What is asked there is a new question unless `state` names the occasion it goes on with.
 */
export function goTo(
  address: string,
  { replace = false, state = {} }: { readonly replace?: boolean; readonly state?: object } = {},
): void {
  // No two questions are asked at the same time.
  const occasion = `${performance.timeOrigin + performance.now()}`;
  const entry: EntryState = { occasion, ...state };
  navigate(address || location.pathname, { replace, state: entry });
}

/** What this history entry keeps; a page opened by its address keeps nothing yet. */
export function useEntryState<State extends object>(): EntryState & Partial<State> {
  const state: (EntryState & Partial<State>) | null = useHistoryState();
  return state ?? ({ occasion: "" } as EntryState & Partial<State>);
}

/**
 * The search part of the address, and the way to have another in its place on the same page. The build
 * knows none, so a page that it has drawn starts without.
 */
export function useSearch(): readonly [URLSearchParams, (next: URLSearchParams) => void] {
  const search = useSearchText({ ssrSearch: "" });
  const write = useCallback(
    (next: URLSearchParams) => goTo(next.size > 0 ? `?${next}` : "", { replace: true }),
    [],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), write];
}
