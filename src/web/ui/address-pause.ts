/**
 * How long what is typed rests before it goes into the page's address: browsers refuse to change an
 * address more than some hundred times in half a minute.
 */
export const ADDRESS_PAUSE_MS = 300;
