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

/**
 * How facts about a district shift its share of a national total: choices, not estimates. A `town`
 * or `literacy` says which part of a claim depends on it; `graduates` is the power of their share.
 */
export interface ModelWeights {
  readonly facebook: { readonly literacy: number; readonly town: number };
  readonly linkedin: { readonly town: number; readonly graduates: number };
  readonly x: { readonly town: number; readonly graduates: number };
  readonly formal: { readonly town: number };
}

/** The ways to divide a state's subscriptions among its districts. */
export const DEMAND_RULES = [
  "literacy, town and country",
  "literacy",
  "town and country",
  "houses with internet in 2011",
  "equally per person",
] as const;
export type DemandRule = (typeof DEMAND_RULES)[number];

/** All choices of the model. */
export interface ModelChoices {
  readonly weights: ModelWeights;
  readonly demand: DemandRule;
  /** The most internet users that a district may have, per 100 people. */
  readonly mostOnline: number;
}

export const CHOICES: ModelChoices = {
  weights: {
    facebook: { literacy: 0.4, town: 0.2 },
    linkedin: { town: 0.5, graduates: 1 },
    x: { town: 0.6, graduates: 0.5 },
    formal: { town: 0.6 },
  },
  demand: "literacy, town and country",
  mostOnline: PEOPLE.mostOnline,
};
