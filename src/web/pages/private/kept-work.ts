import { useEffect, useEffectEvent } from "react";
import { lastMember } from "../../api/last-member.ts";
import { storedToken } from "../../api/token.ts";

/** The kinds of work that a page keeps beside its address. */
export type Work = "history entry" | "numbers" | "text" | "number" | "colour" | "description";

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
  try {
    sessionStorage.setItem(keyOf(work), JSON.stringify({ member, value } satisfies Kept));
  } catch {
    // Storage denied or full: the member will find only what the address says.
  }
}

/** This member's kept work for this address; null if there is none. */
export function keptWork<Value extends object>(work: Work): Value | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(keyOf(work)) ?? "null");
    return kept?.member === lastMember() ? (kept?.value as Value) : null;
  } catch {
    return null;
  }
}

/** Deletes work that has been restored. */
export function forgetWork(work: Work): void {
  try {
    sessionStorage.removeItem(keyOf(work));
  } catch {
    // Storage denied: nothing was kept.
  }
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
    forgetWork(work);
    return () => keep();
  }, [work]);
}
