import { useEffect, useRef } from "react";
import { useSearch } from "wouter/use-browser-location";
import { goTo } from "../../ui/address.ts";
import { ADDRESS_PAUSE_MS } from "../../ui/address-pause.ts";
import { type Address, readAddress, searchOf } from "./address.ts";
import type { Selection } from "./selection/selection.ts";

/**
 * Keeps the page and its address in step: calls `open` with the initial address and with each one
 * the visitor goes back to, and writes what is shown into the address after a pause.
 */
export function useAddress(
  shown: Omit<Address, "selected"> | null,
  selection: Selection,
  open: (address: Address) => void,
) {
  // Changes with the address; during hydration only the browser knows its value.
  const search = useSearch({ ssrSearch: "" });
  const known = useRef<string | null>(null);

  useEffect(() => {
    const given = search || location.search;
    if (given === known.current) return;
    known.current = given;
    open(readAddress(new URLSearchParams(given)));
  }, [search, open]);

  useEffect(() => {
    if (shown === null) return;
    let timer: ReturnType<typeof setTimeout>;
    function write() {
      const next = searchOf({ ...shown!, selected: selection.ids() });
      if (next === searchOf(readAddress(new URLSearchParams(known.current ?? "")))) return;
      known.current = next;
      goTo(next, { replace: true });
    }
    function writeSoon() {
      clearTimeout(timer);
      timer = setTimeout(write, ADDRESS_PAUSE_MS);
    }
    writeSoon();
    const stop = selection.subscribe(writeSoon);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [shown, selection]);
}
