import { useSyncExternalStore } from "react";
import { storedText, storeText } from "./browser-storage.ts";

const KEY = "token";
const listeners = new Set<() => void>();
// Holds the token for the life of the page when the browser denies storage.
let inMemory: string | null = null;

/** The member's bearer token; null for a visitor. */
export function storedToken(): string | null {
  const kept = inMemory ?? storedText(KEY);
  // Anything else stored under this name may not fit in a header, and every call would fail.
  return kept !== null && /^[\w.~+/=-]+$/.test(kept) ? kept : null;
}

/** Stores the token for later visits, or forgets it. */
export function storeToken(token: string | null) {
  inMemory = storeText(KEY, token) ? null : token;
  for (const listener of listeners) listener();
}

/** The current token; the component renders again when it changes here or in another tab. */
export function useStoredToken(): string | null {
  return useSyncExternalStore(subscribe, storedToken, () => null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  // A page restored from the back/forward cache has missed changes meanwhile.
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
