import { useSyncExternalStore } from "react";

const KEY = "token";
const listeners = new Set<() => void>();
// Holds the token for as long as the page where the browser denies storage.
let inMemory: string | null = null;

/** The member's bearer token; null for a visitor. */
export function storedToken(): string | null {
  const kept = inMemory ?? inStorage();
  // A header cannot carry whatever else may have been kept under this name: every call would fail.
  return kept !== null && /^[\w.~+/=-]+$/.test(kept) ? kept : null;
}

function inStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token for the next visits, or forgets it. */
export function storeToken(token: string | null) {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
    inMemory = null;
  } catch {
    inMemory = token;
  }
  for (const listener of listeners) listener();
}

/** The token as it is now, drawn again when it changes here or in another tab. */
export function useStoredToken(): string | null {
  return useSyncExternalStore(subscribe, storedToken, () => null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  // A page that comes back from the browser's memory was told of no change meanwhile.
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
