/** How the ranges of ranks are simulated. */
export const SIMULATION = {
  draws: 2_000,
  /** For an operator's own facts, so that an import takes seconds. */
  drawsOfImport: 200,
  seed: "CIRUS ranges",
  /** The share of draws in which a rank lies within its range. */
  share: 0.9,
} as const;

/**
 * How far the inputs of India may be off: standard deviations, of the logarithm unless they say
 * points. Those of districts are larger where the rates are those of the districts it was made from.
 */
export const INDIA_SPREADS = {
  /** Half of that of TRAI's change from March 2024 to March 2025: June is a quarter later. */
  subscribers: 0.03,
  /** Chosen: no source says how many subscriptions a person has in each state. */
  usersPerSubscription: 0.1,
  /** In points. That of the change from one survey (PLFS) to the next. */
  stateLiteracy: 2,
  /** That of the change from one year to the next, without the largest changes. */
  crime: 0.5,
  /** How far women's literacy of NFHS-5 departs from the Census within states. */
  literacy: { own: 0.07, parents: 0.09 },
  /** Of the odds. Chosen: fourteen years have passed since the Census. */
  urbanShare: { own: 0.3, parents: 0.6 },
  /** Graduates and other workers. Chosen, likewise. */
  skills: 0.15,
  /** Also formal employees. Chosen: no source has an audience of a district to compare with. */
  audience: { own: 0.25, parents: 0.35 },
} as const;

/** The same for countries. */
export const WORLD_SPREADS = {
  /** Of the odds of being online. Chosen. */
  internet: { published: 0.15, old: 0.4 },
  /** Of the odds of being literate. Chosen. */
  literacy: { published: 0.2, old: 0.4 },
  /** Chosen: advertising tools round, and count accounts. */
  audience: 0.15,
  /** Published audiences of X, whose series differ. Chosen. */
  x: 0.3,
  /** Modelled ones: left out one at a time, known figures were missed by a factor of 1.75. */
  modelledX: 0.7,
} as const;

/** What each view's simulation varies at the same time, for readers. */
export const VARIED = {
  india: [
    "the weights of the model, from half to one and a half times their value",
    "how subscriptions are shared out within a state: by literacy and town or country, by either alone, by houses with internet in 2011, or equally",
    "how strongly audiences follow graduates, and how many people may be online at most",
    "the averaging of ranks, from the plain to the grouped index",
    "each input by its own uncertainty, such as a state's subscriptions (3 %), its crime rate (50 %), a district's literacy (7 to 9 %) and audiences (25 to 35 %)",
  ],
  world: [
    "how X's audience is shared out: by LinkedIn and Facebook, by either alone, or by internet users",
    "what remains of an audience under a block or an embargo, from a tenth to a half",
    "the averaging of ranks, from the plain to the grouped index",
    "each input by its own uncertainty: internet and literacy more where they are old, audiences of Facebook and LinkedIn by 15 %, of X by 30 %, modelled ones of X by 70 %",
  ],
} as const;
