/** The audience of X in the whole world, February 2025. */
export const X_WORLD_TOTAL = 586_000_000;

/** How gaps are filled, by ISO 3166-1 alpha-2. */
export const GAPS = {
  /** Neither platform has a notable audience in North Korea and the Holy See. */
  withoutAudience: new Set(["KP", "VA"]),
  /** Where X is blocked: Russia, Iran, Turkmenistan, Myanmar (not verified against the source). */
  withoutX: new Set(["RU", "IR", "TM", "MM"]),
  /** The share of the usual audience that remains under an embargo or a block. */
  restrictedPart: 0.25,
} as const;
