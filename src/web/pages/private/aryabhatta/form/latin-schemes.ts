import { SCHEME_NAMES } from "#domain/letters/latin/schemes.ts";

/** The schemes to choose from; by default the page tells IAST from plain letters by diacritics. */
export const SCHEME_OPTIONS = [
  { value: "auto", label: "Automatic" },
  { value: "iast", label: SCHEME_NAMES.iast },
  { value: "mixed", label: SCHEME_NAMES.mixed },
  { value: "ascii", label: "Plain ASCII" },
  { value: "hk", label: SCHEME_NAMES.hk },
  { value: "itrans", label: SCHEME_NAMES.itrans },
  { value: "slp1", label: SCHEME_NAMES.slp1 },
  { value: "velthuis", label: SCHEME_NAMES.velthuis },
] as const;
