import type { MouseEvent } from "react";

/** The entry of the browser's history that the page shows. */
interface HistoryEntry {
  /** What the page keeps in its address, also what is too long to stand there. */
  readonly parameters: URLSearchParams;
  /** Whether some of it is too long for the address, so that a link does not carry it. */
  readonly isOnlyHere: boolean;
  /** Stays the same while the same question is shown; empty on a page opened by its address. */
  readonly questionId: string;
  /** Whether it was added for a dialog, over the entry of what is under it. */
  readonly isDialog: boolean;
  /** Whether the visitor came by going back from a dialog. */
  readonly isFromDialog: boolean;
  /** Counts how often the visitor came to an entry: by opening the page, Back, Forward or a link. */
  readonly arrival: number;
}

/** What the browser stores with an entry. */
interface StoredState {
  readonly questionId?: string;
  readonly isDialog?: boolean;
  /** All parameters, where the address has only some of them. */
  readonly parameters?: [name: string, value: string][];
}

/** During the build, which knows no address, and until hydration. */
export const NO_ENTRY: HistoryEntry = {
  parameters: new URLSearchParams(),
  isOnlyHere: false,
  questionId: "",
  isDialog: false,
  isFromDialog: false,
  arrival: 0,
};

// Servers refuse addresses beyond 16 KB, and the login page's address quotes this one.
const LONGEST_SEARCH = 9000;

let entry = NO_ENTRY;
let known: { readonly search: string; readonly hash: string; readonly state: unknown } | null =
  null;
const listeners = new Set<() => void>();

/** The current entry: the same object until it changes. */
export function currentEntry(): HistoryEntry {
  const { search, hash } = location;
  const before = known;
  const state: StoredState | null = history.state;
  if (before?.search === search && before.state === state) return entry;
  known = { search, hash, state };
  // A link to a part of the page leaves all as it is.
  if (before?.search === search && before.hash !== hash) return entry;
  entry = {
    parameters: new URLSearchParams(state?.parameters ?? search),
    isOnlyHere: state?.parameters !== undefined,
    questionId: state?.questionId ?? "",
    isDialog: state?.isDialog ?? false,
    isFromDialog: entry.isDialog && !state?.isDialog,
    arrival: entry.arrival + 1,
  };
  return entry;
}

/** How a change of the address enters the history. */
export type Placed = "in place" | "as a question" | "as a dialog";

/** Writes parameters into the address: in place, or as a new entry that Back leaves. */
export function writeEntry(parameters: URLSearchParams, placed: Placed): void {
  const { questionId, isDialog, arrival } = currentEntry();
  const short = shortened(parameters);
  const isOnlyHere = short.size < parameters.size;
  const state: StoredState = {
    questionId: placed === "as a question" ? newQuestionId() : questionId,
    isDialog: placed === "as a dialog" || (placed === "in place" && isDialog),
    ...(isOnlyHere && { parameters: [...parameters] }),
  };
  const hash = placed === "in place" ? location.hash : "";
  const address = `${location.pathname}${short.size > 0 ? `?${short}` : ""}${hash}`;
  if (placed === "in place") history.replaceState(state, "", address);
  else history.pushState(state, "", address);
  known = { search: location.search, hash, state: history.state };
  entry = { ...NO_ENTRY, ...state, parameters, isOnlyHere, arrival };
  for (const listener of listeners) listener();
}

/** Without the longest parameters, as far as the rest would be too long. */
function shortened(parameters: URLSearchParams): URLSearchParams {
  const short = new URLSearchParams(parameters);
  // To write half a million letters for an address takes half a second, so those are not tried.
  const isTooLong = () =>
    [...short.values()].some(({ length }) => length > LONGEST_SEARCH) ||
    `${short}`.length > LONGEST_SEARCH;
  while (isTooLong()) {
    const [longest] = [...short].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    short.delete(longest);
  }
  return short;
}

/** Calls `listener` when the entry changes; returns what ends that. */
export function onEntryChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/**
 * Follows a link to another address of this page without loading the page again, as `onClick`. The
 * browser still follows presses that ask for another tab or window.
 */
export function followHere(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const state: StoredState = { questionId: newQuestionId() };
  history.pushState(state, "", event.currentTarget.href);
  for (const listener of listeners) listener();
}

// No two questions are asked at the same moment, so the time tells them apart.
const newQuestionId = () => `${performance.timeOrigin + performance.now()}`;
