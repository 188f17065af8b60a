/** The ways to write the letters of Sanskrit in Latin that can be told apart. */
export const LATIN_SCHEMES = [
  "iast",
  "mixed",
  "ascii",
  "hk",
  "itrans",
  "slp1",
  "velthuis",
] as const;

/** How Latin letters are read. */
export type LatinScheme = (typeof LATIN_SCHEMES)[number];

/** What readers call the schemes. */
export const SCHEME_NAMES: Readonly<Record<LatinScheme, string>> = {
  iast: "IAST, ISO 15919",
  mixed: "IAST with sh, ch and ṛi",
  ascii: "plain ASCII",
  hk: "Harvard-Kyoto",
  itrans: "ITRANS",
  slp1: "SLP1",
  velthuis: "Velthuis",
};
