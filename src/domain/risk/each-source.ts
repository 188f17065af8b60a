// Semicolons in brackets do not separate sources.
const BETWEEN_SOURCES = /; (?![^(]*\))/;

/**
 * Lists the sources that the origins of figures name, each once.
 *
 * @example
 * eachSource(["TRAI; Census", "Census; list (old; kept)"]); // ["TRAI", "Census", "list (old; kept)"]
 */
export const eachSource = (origins: readonly string[]): string[] => [
  ...new Set([...new Set(origins)].flatMap((origin) => origin.split(BETWEEN_SOURCES))),
];
