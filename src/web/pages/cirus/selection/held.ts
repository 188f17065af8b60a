import { useSyncExternalStore } from "react";

/** A value that lives outside React, so that a change draws again only what shows a part of it. */
export interface Held<Value> {
  readonly now: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Makes a held value. */
export function createHeld<Value>(first: Value): Held<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * A part of a held value; renders again only when that part changes.
 *
 * @example
 * const isChosen = useHeld(ids, (chosen) => chosen.includes("IN"));
 */
export function useHeld<Value, Part>(held: Held<Value>, part: (value: Value) => Part): Part {
  const read = () => part(held.now());
  return useSyncExternalStore(held.subscribe, read, read);
}
