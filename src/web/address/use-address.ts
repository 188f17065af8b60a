import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { currentEntry, NO_ENTRY, onEntryChange, type Placed, writeEntry } from "./history-entry.ts";
import { parametersOf, type Written } from "./search-part.ts";

/** How a part of the page's state stands in its address. */
export interface InAddress<State> {
  /** The parameters that are its own; the others stay as they are. Without names, all are its own. */
  readonly names?: readonly string[];
  /** Missing and invalid parameters get their defaults. */
  readonly read: (parameters: URLSearchParams) => State;
  /** Leaves out the defaults. */
  readonly write: (state: State) => Written;
  /** What is left of the state when Back closes a dialog; otherwise it is what the address says. */
  readonly closed?: (state: State) => State;
}

/** A state kept in the page's address. */
interface AddressState<State> {
  readonly state: State;
  /** False in what the build draws and until hydration, when the address is not known. */
  readonly isOpened: boolean;
  /** Stays the same while the same question is shown; empty on a page opened by its address. */
  readonly questionId: string;
  /** Whether some of it is too long for the address, so that a link does not carry it. */
  readonly isOnlyHere: boolean;
  /**
   * Changes the state at once, and the address after a pause or, with `placed`, at once too: in place,
   * or as a new entry of the history for a new question or for a dialog.
   */
  readonly change: (next: State | ((now: State) => State), placed?: Placed) => void;
  /** Closes a dialog: goes back if it has an entry of its own. */
  readonly close: () => void;
}

/** How long typing must pause: browsers allow about a hundred address changes in half a minute. */
export const ADDRESS_PAUSE_MS = 300;

/**
 * Keeps a state in the page's address. Back, Forward and links change the state; what is typed meanwhile
 * does not survive them.
 *
 * @param kept Must not change from one render to the next.
 *
 * @example
 * const { state, change } = useAddress(RAGA_FILTER);
 * change((now) => ({ ...now, name: "todi" })); // "?q=todi", after a pause
 */
export function useAddress<State>(kept: InAddress<State>): AddressState<State> {
  const { read, write, closed } = kept;
  const entry = useSyncExternalStore(onEntryChange, currentEntry, () => NO_ENTRY);
  const { arrival, parameters } = entry;
  const [held, setHeld] = useState(() => ({ arrival, state: read(parameters) }));
  let shown = held;
  if (held.arrival !== arrival) {
    const state = entry.isFromDialog && closed ? closed(held.state) : read(parameters);
    shown = { arrival, state };
    setHeld(shown);
  }
  // Ahead of the render where something changes twice at once.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);

  const put = useCallback(
    (placed: Placed) => {
      const next = new URLSearchParams(currentEntry().parameters);
      for (const name of kept.names ?? [...next.keys()]) next.delete(name);
      for (const [name, value] of parametersOf(kept.write(latest.current.state))) {
        next.append(name, value);
      }
      writeEntry(next, placed);
    },
    [kept],
  );
  const change = useCallback<AddressState<State>["change"]>(
    (next, placed) => {
      const { state: now } = latest.current;
      const state = typeof next === "function" ? (next as (now: State) => State)(now) : next;
      latest.current = { arrival: currentEntry().arrival, state };
      setHeld(latest.current);
      if (placed) put(placed);
    },
    [put],
  );
  const close = useCallback(() => {
    if (currentEntry().isDialog) history.back();
    else if (closed) change(closed, "in place");
  }, [change, closed]);

  const isOpened = arrival > 0;
  useEffect(() => {
    if (!isOpened || isAlike(write(shown.state), write(read(parameters)))) return;
    const timer = setTimeout(put, ADDRESS_PAUSE_MS, "in place");
    return () => clearTimeout(timer);
  }, [isOpened, shown, parameters, read, write, put]);

  const { questionId, isOnlyHere } = entry;
  return { state: shown.state, isOpened, questionId, isOnlyHere, change, close };
}

function isAlike(one: Written, other: Written): boolean {
  const [ones, others] = [one, other].map((written) => [...parametersOf(written)].flat());
  return ones!.length === others!.length && ones!.every((part, at) => part === others![at]);
}
