/** The maximum number of places in a comparison. */
export const MAX_SELECTED = 10;

/** The ids chosen for comparison, in the order of choice, with its subscribers. */
export interface Selection {
  readonly ids: () => readonly string[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Adds or removes a place; a full selection accepts no more. */
  readonly toggle: (id: string) => void;
  /** Replaces the selection with the first ten of these places. */
  readonly replace: (ids: readonly string[]) => void;
}

/**
 * Makes a selection that lives outside React, so that ticking a box renders that box and not its
 * table.
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
