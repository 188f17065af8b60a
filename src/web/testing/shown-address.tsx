import { useSearch } from "wouter/use-browser-location";

/** The search part of the address as the page changes it, to be read by tests. */
export const ShownAddress = () => <input aria-label="Address" readOnly value={useSearch()} />;

/** Opens an address, as a visitor would before the page is drawn. */
export const openAddress = (address: string) => history.replaceState(null, "", address);
