import { useSearch } from "wouter/use-browser-location";

/** Shows the search part of the address as the page changes it, for tests to read. */
export const ShownAddress = () => <input aria-label="Address" readOnly value={useSearch()} />;

/**
 * Opens an address before the page renders, as a visitor would: it is the last entry of the history,
 * also after a test that went back.
 */
export const openAddress = (address: string) => history.pushState(null, "", address);
