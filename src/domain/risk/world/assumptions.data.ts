/** The audience of X in the whole world, February 2025. */
export const X_WORLD_TOTAL = 586_000_000;

/** How gaps are filled, by ISO 3166-1 alpha-2. */
export const GAPS = {
  /** Neither platform has a notable audience in North Korea and the Holy See. */
  withoutAudience: new Set(["KP", "VA"]),
  /** Where X is blocked: Russia, Iran, Turkmenistan, Myanmar (not verified against the source). */
  withoutX: new Set(["RU", "IR", "TM", "MM"]),
} as const;

/** The ways to divide the rest of X's audience among countries without a figure. */
export const X_RULES = ["both platforms", "facebook", "linkedin", "internet users"] as const;

/** The choices of the model. */
export interface WorldChoices {
  /** The share of the usual audience that remains under an embargo or a block. */
  readonly restrictedPart: number;
  readonly x: (typeof X_RULES)[number];
}

export const WORLD_CHOICES: WorldChoices = { restrictedPart: 0.25, x: "both platforms" };
