import { useEffect, useRef } from "react";
import { useSearch } from "wouter/use-browser-location";
import { goTo } from "../../ui/address/address.ts";
import { ADDRESS_PAUSE_MS } from "../../ui/address/address-pause.ts";
import { type Address, hasDialog, readAddress, searchOf } from "./address.ts";
import type { Selection } from "./selection/selection.ts";

/** What the page's history entries store. */
interface EntryState {
  /** The page opened this entry for a dialog, over the entry of what is under it. */
  readonly isDialog: boolean;
}

/** What an address changes where the visitor goes to it. */
interface Arrivals {
  /** All of the page: the address that it opens with, or that the visitor goes on to. */
  readonly open: (address: Address) => void;
  /** Back closes the dialog; what was ticked in it stays. */
  readonly closeDialogs: () => void;
}

/**
 * Keeps the page and its address in step, and writes what is shown into the address after a pause. A
 * dialog that opens gets a history entry of its own, so that Back closes it, and closing it goes back.
 */
export function useAddress(
  shown: Omit<Address, "selected"> | null,
  selection: Selection,
  { open, closeDialogs }: Arrivals,
) {
  // Changes with the address; during hydration only the browser knows its value.
  const search = useSearch({ ssrSearch: "" });
  const known = useRef<(EntryState & { readonly search: string }) | null>(null);

  useEffect(() => {
    const given = search || location.search;
    const before = known.current;
    if (given === before?.search) return;
    const isDialog = Boolean(history.state?.isDialog);
    known.current = { search: given, isDialog };
    if (before?.isDialog && !isDialog) closeDialogs();
    else open(readAddress(new URLSearchParams(given)));
  }, [search, open, closeDialogs]);

  const showsDialog = shown && hasDialog(shown);
  useEffect(() => {
    if (showsDialog === false && known.current?.isDialog) history.back();
  }, [showsDialog]);

  useEffect(() => {
    if (shown === null) return;
    let timer: ReturnType<typeof setTimeout>;
    function write() {
      const { search, isDialog } = known.current!;
      const before = readAddress(new URLSearchParams(search));
      const next = searchOf({ ...shown!, selected: selection.ids() });
      // A closed dialog's entry is on its way back.
      if (next === searchOf(before) || (isDialog && !showsDialog)) return;
      const isOpening = showsDialog === true && !hasDialog(before);
      known.current = { search: next, isDialog: isDialog || isOpening };
      goTo(next, { replace: !isOpening, state: { isDialog: known.current.isDialog } });
    }
    function writeSoon() {
      clearTimeout(timer);
      timer = setTimeout(write, ADDRESS_PAUSE_MS);
    }
    // Back must find a dialog's entry as soon as the dialog is there.
    if (showsDialog) write();
    else writeSoon();
    const stop = selection.subscribe(writeSoon);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [shown, showsDialog, selection]);
}
