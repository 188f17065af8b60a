import type { LatinScheme } from "../reading/reading.ts";

/** What readers call the schemes of Latin letters. */
export const SCHEME_NAMES: Readonly<Record<LatinScheme, string>> = {
  iast: "IAST, ISO 15919",
  mixed: "IAST with sh, ch and ṛi",
  ascii: "plain ASCII",
  hk: "Harvard-Kyoto",
  itrans: "ITRANS",
  slp1: "SLP1",
  velthuis: "Velthuis",
};
