/**
 * Matches a line without control characters, as no name has any; nor half a surrogate pair, which no
 * database stores.
 */
export const LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** Matches several such lines, with tabs. */
export const LINES = /^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u;
