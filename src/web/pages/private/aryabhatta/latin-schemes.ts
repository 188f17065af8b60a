import type { LatinScheme } from "#domain/numeration/reading.ts";

/** The ways Latin letters stand for Sanskrit ones. */
export const SCHEME_NAMES: Readonly<Record<LatinScheme, string>> = {
  iast: "IAST, ISO 15919",
  ascii: "plain ASCII",
  hk: "Harvard-Kyoto",
  itrans: "ITRANS",
};

/** The ways to choose from; by itself the page tells IAST from plain letters by their diacritics. */
export const SCHEME_OPTIONS = [
  { value: "auto", label: "Automatic" },
  { value: "iast", label: SCHEME_NAMES.iast },
  { value: "ascii", label: "Plain ASCII" },
  { value: "hk", label: SCHEME_NAMES.hk },
  { value: "itrans", label: SCHEME_NAMES.itrans },
] as const;
