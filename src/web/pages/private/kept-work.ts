/** What the work on a page consists of, beside its address. */
type Work = "history entry" | "numbers" | "text" | "number";

const keyOf = (work: Work) => `${work} at ${location.pathname}${location.search}`;

/**
 * Keeps work on the page at this address for as long as the tab is open: a member whose login ends
 * finds it again after logging in.
 */
export function keepWork(work: Work, value: object): void {
  try {
    sessionStorage.setItem(keyOf(work), JSON.stringify(value));
  } catch {
    // Denied or full: only what the address says will be found again.
  }
}

/** The work that was kept for this address; null where there is none. */
export function keptWork<Value extends object>(work: Work): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(work)) ?? "null");
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
