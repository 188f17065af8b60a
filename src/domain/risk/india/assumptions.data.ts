/** Figures for India as a whole. */
export const NATIONAL = {
  /** Internet subscriptions in million, end of March and of June 2025 (TRAI). */
  subscribersMarch: 969.1,
  subscribersJune: 1002.85,
  /** Internet users in million, January 2025 (DataReportal). */
  internetUsers: 806,
  /** Audiences of January 2025 (DataReportal; not verified against the source). */
  facebook: 384e6,
  linkedin: 150e6,
  x: 24.1e6,
} as const;

/** Round figures for what no source publishes by district. */
export const PEOPLE = {
  /** Share of people aged 7 and older, to whom literacy rates refer. */
  aged7Plus: 0.885,
  aged15Plus: 0.7,
  /** Share of those aged 15 and older who work. */
  working: 0.6,
  /** Share of those who work that the provident fund covers (EPFO, 2022). */
  providentFund: 0.135,
  /** The highest literacy and the most users a district may have, per 100. */
  mostLiterate: 99.5,
  mostOnline: 95,
} as const;

/** How much facts about a district shift its share of a national total: choices, not estimates. */
export interface ModelWeights {
  readonly facebook: { readonly literacy: number; readonly town: number };
  readonly linkedin: { readonly town: number };
  readonly x: { readonly town: number };
  readonly formal: { readonly town: number };
}

export const WEIGHTS: ModelWeights = {
  facebook: { literacy: 0.4, town: 0.2 },
  linkedin: { town: 0.5 },
  x: { town: 0.6 },
  formal: { town: 0.6 },
};

/** The rank band is the range of ranks over these multiples of the weights. */
export const BAND_FACTORS = [0.5, 1, 1.5] as const;
