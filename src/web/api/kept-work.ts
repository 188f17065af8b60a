import { useEffect, useEffectEvent } from "react";
import { storedText, storeText } from "./browser-storage.ts";
import { lastMember } from "./last-member.ts";
import { storedToken } from "./token.ts";

/** The kinds of work that a page keeps beside its address. */
type Work = "history entry" | "numbers" | "text" | "number" | "colour" | "description";

interface Kept {
  readonly member: string;
  readonly value: object;
}

const PREFIX = "work: ";
const keyOf = (work: Work) => `${PREFIX}${work} at ${location.pathname}${location.search}`;

/**
 * Keeps the page's work for this address while the tab is open: a member whose login ends finds it
 * again after logging in, and nobody else does. After a logout nothing is kept.
 */
export function keepWork(work: Work, value: object): void {
  const member = lastMember();
  if (member === null) return;
  const kept: Kept = { member, value };
  storeText(keyOf(work), JSON.stringify(kept), "sessionStorage");
}

/** This member's kept work for this address; null if there is none. */
export function keptWork<Value extends object>(work: Work): Value | null {
  try {
    const kept: Kept | null = JSON.parse(storedText(keyOf(work), "sessionStorage") ?? "null");
    return kept?.member === lastMember() ? (kept?.value as Value) : null;
  } catch {
    return null;
  }
}

/** Deletes work that has been restored. */
export function forgetWork(work: Work): void {
  storeText(keyOf(work), null, "sessionStorage");
}

/** Deletes all work kept in this tab. */
export function forgetAllWork(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage denied: nothing was kept.
  }
}

/** Keeps work, if there is any, when the page goes away because the login has ended. */
export function useKeptWork(work: Work, value: object | null): void {
  const keep = useEffectEvent(() => {
    if (value !== null && storedToken() === null) keepWork(work, value);
  });
  useEffect(() => {
    // It has been restored.
    forgetWork(work);
    return () => keep();
  }, [work]);
}
