import { useEffect, useEffectEvent } from "react";
import { storedText, storeText } from "./browser-storage.ts";
import { lastMember } from "./last-member.ts";
import { storedToken } from "./token.ts";

/** What a page has beside its address and would lose with the login. */
type Draft = "history entry" | "numbers" | "text" | "number" | "colour" | "description";

interface Stored {
  readonly member: string;
  readonly value: object;
}

const PREFIX = "draft: ";
const keyOf = (draft: Draft) => `${PREFIX}${draft} at ${location.pathname}${location.search}`;

/**
 * Stores the page's draft for this address while the tab is open: a member whose login ends finds it
 * again after logging in, and nobody else does. After a logout nothing is stored.
 */
export function storeDraft(draft: Draft, value: object): void {
  const member = lastMember();
  if (member === null) return;
  const stored: Stored = { member, value };
  storeText(keyOf(draft), JSON.stringify(stored), "sessionStorage");
}

/** This member's draft for this address; null if there is none. */
export function storedDraft<Value extends object>(draft: Draft): Value | null {
  try {
    const stored: Stored | null = JSON.parse(storedText(keyOf(draft), "sessionStorage") ?? "null");
    return stored?.member === lastMember() ? (stored?.value as Value) : null;
  } catch {
    return null;
  }
}

/** Deletes a draft that has been restored. */
export function forgetDraft(draft: Draft): void {
  storeText(keyOf(draft), null, "sessionStorage");
}

/** Deletes all drafts of this tab. */
export function forgetAllDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage denied: nothing was stored.
  }
}

/** Stores a draft, if there is any, when the page goes away because the login has ended. */
export function useStoredDraft(draft: Draft, value: object | null): void {
  const store = useEffectEvent(() => {
    if (value !== null && storedToken() === null) storeDraft(draft, value);
  });
  useEffect(() => {
    // It has been restored.
    forgetDraft(draft);
    return () => store();
  }, [draft]);
}
