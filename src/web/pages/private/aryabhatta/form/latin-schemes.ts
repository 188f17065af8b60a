import { SCHEME_NAMES } from "#domain/numeration/latin/scheme-names.ts";

/** The schemes to choose from; by default the page tells IAST from plain letters by diacritics. */
export const SCHEME_OPTIONS = [
  { value: "auto", label: "Automatic" },
  { value: "iast", label: SCHEME_NAMES.iast },
  { value: "ascii", label: "Plain ASCII" },
  { value: "hk", label: SCHEME_NAMES.hk },
  { value: "itrans", label: SCHEME_NAMES.itrans },
] as const;
