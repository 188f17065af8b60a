/**
 * How long typing must pause before the text goes into the page's address: browsers allow only
 * about a hundred address changes in half a minute.
 */
export const ADDRESS_PAUSE_MS = 300;
