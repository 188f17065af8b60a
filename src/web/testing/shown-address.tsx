import { useSyncExternalStore } from "react";
import { onEntryChange } from "../address/history-entry.ts";

/** Shows the search part of the address as the page changes it, for tests to read. */
export const ShownAddress = () => (
  <input
    aria-label="Address"
    readOnly
    value={useSyncExternalStore(onEntryChange, () => location.search)}
  />
);

/**
 * Opens an address as a visitor would: it is the last entry of the history, also after a test that
 * went back.
 */
export function openAddress(address: string) {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}
