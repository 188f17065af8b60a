import { useEffect, useEffectEvent } from "react";
import { lastMember } from "../../api/last-member.ts";
import { storedToken } from "../../api/token.ts";

/** What the work on a page consists of, beside its address. */
export type Work = "history entry" | "numbers" | "text" | "number" | "colour";

interface Kept {
  readonly member: string;
  readonly value: object;
}

const PREFIX = "work: ";
const keyOf = (work: Work) => `${PREFIX}${work} at ${location.pathname}${location.search}`;

/**
 * Keeps work on the page at this address for as long as the tab is open: a member whose login ends
 * finds it again after logging in, and nobody else does. After a logout nothing is kept.
 */
export function keepWork(work: Work, value: object): void {
  const member = lastMember();
  if (member === null) return;
  try {
    sessionStorage.setItem(keyOf(work), JSON.stringify({ member, value } satisfies Kept));
  } catch {
    // Denied or full: only what the address says will be found again.
  }
}

/** This member's work that was kept for this address; null where there is none. */
export function keptWork<Value extends object>(work: Work): Value | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(keyOf(work)) ?? "null");
    return kept?.member === lastMember() ? (kept?.value as Value) : null;
  } catch {
    return null;
  }
}

/** Forgets work that has been found again. */
export function forgetWork(work: Work): void {
  try {
    sessionStorage.removeItem(keyOf(work));
  } catch {
    // Denied: nothing was kept.
  }
}

/** Forgets all work that was kept in this tab. */
export function forgetAllWork(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Denied: nothing was kept.
  }
}

/** Keeps work, where there is any, when the page goes because the login has ended. */
export function useKeptWork(work: Work, value: object | null): void {
  const keep = useEffectEvent(() => {
    if (value !== null && storedToken() === null) keepWork(work, value);
  });
  useEffect(() => {
    forgetWork(work);
    return () => keep();
  }, [work]);
}
