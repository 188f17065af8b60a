import { useCallback, useRef, useState } from "react";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { AWAITED, type LoadedList, loadChildren } from "./load-list.ts";

/** The districts or countries of opened groups, by the group's name. */
type Children = ReadonlyMap<string, LoadedList>;

const NONE: Children = new Map();

/** The children of a view's groups: each group loads once, until `clear` forgets them all. */
export function useChildren() {
  const [children, setChildren] = useState(NONE);
  // Ignore answers to requests made before `clear`.
  const asked = useRef(new Set<string>());

  const load = useCallback(function load(view: ViewName, group: string) {
    const known = asked.current;
    if (known.has(group)) return;
    known.add(group);
    const show = (list: LoadedList) => {
      if (known === asked.current) setChildren((shown) => new Map(shown).set(group, list));
    };
    show(AWAITED);
    loadChildren(view, group).then((list) => {
      if (list.state === "failed") known.delete(group);
      show({ ...list, retry: () => load(view, group) });
    });
  }, []);
  const clear = useCallback(() => {
    asked.current = new Set();
    setChildren(NONE);
  }, []);

  return { children, load, clear };
}
