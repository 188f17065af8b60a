/** The most places that can be compared at a time. */
export const MAX_SELECTED = 10;

/** The ids chosen for comparison, in the order they were chosen, and who wants to hear of changes. */
export interface Selection {
  readonly ids: () => readonly string[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Adds a place, or takes it out; a full selection takes no more. */
  readonly toggle: (id: string) => void;
  /** Chooses these places instead, the first ten of them. */
  readonly replace: (ids: readonly string[]) => void;
}

/**
 * Makes a selection that lives outside React, so that ticking a box draws that box and not its table.
 *
 * @example
 * const selection = createSelection();
 * selection.toggle("tg-hyderabad");
 * selection.ids(); // ["tg-hyderabad"]
 */
export function createSelection(): Selection {
  let ids: readonly string[] = [];
  const listeners = new Set<() => void>();

  function replace(wanted: readonly string[]) {
    const next = [...new Set(wanted)].slice(0, MAX_SELECTED);
    if (next.length === ids.length && next.every((id, index) => id === ids[index])) return;
    ids = next;
    for (const listener of listeners) listener();
  }

  return {
    ids: () => ids,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    toggle: (id) => replace(ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id]),
    replace,
  };
}
