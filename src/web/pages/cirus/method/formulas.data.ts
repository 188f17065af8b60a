/** A formula in plain notation, with a note. */
export interface Formula {
  readonly name: string;
  readonly formula: string;
  readonly note?: string;
}

/** The formulas of the method, by the part of its page and by a key that no text changes. */
export const FORMULAS = {
  indices: {
    rank: {
      name: "Rank in a metric",
      formula: "1 for the lowest of N places, N for the highest",
      note: "Equals share the mean of their ranks. Values are compared at ten significant digits.",
    },
    plain: {
      name: "Risk index, plain",
      formula: "10 × (mean of the metric ranks − 1) ÷ (N − 1)",
      note: "0 to 10. Ten metrics and N = 780 in India, eight metrics and N = 195 in the world.",
    },
    grouped: {
      name: "Risk index, grouped",
      formula: "10 × mean over the groups of (mean rank within the group − 1) ÷ (N − 1)",
      note: "India: access, social media and crime, a third each. World: access and social media, a half each.",
    },
    published_india: {
      name: "Published figures only, India",
      formula: "10 × (mean of the ranks in two metrics − 1) ÷ (N − 1)",
      note: "TRAI subscriptions of March 2025 and registered cyber crime, both of the state: districts of a state tie.",
    },
    published_world: {
      name: "Published figures only, world",
      formula: "10 × mean of (rank − 1) ÷ (n − 1) over the metrics that have a published figure",
      note: "Six metrics, without X, each ranked among the n countries that have it; fewer than three give no index.",
    },
    position: {
      name: "Position",
      formula: "by index, then by internet penetration, then by name; the most exposed is N",
    },
  },
  india: {
    people: {
      name: "People of 2025",
      formula: "people of 2011 ÷ successors of the district, scaled to the state’s projection",
      note: "A district of 2011 is divided equally among its successors. Good enough as a weight, but not to be shown.",
    },
    literacy: {
      name: "Literacy",
      formula:
        "literates of 2011 per 100, scaled thirty times to the state’s rate of 2023-24, at most 99.5",
    },
    town_and_country: {
      name: "b, town and country",
      formula: "u × urban subscriptions + (1 − u) × rural subscriptions",
      note: "u is the urban share of houses. b = 1 where the split is missing or upside down, in nine states.",
    },
    subscriptions: {
      name: "Subscriptions per 100 people",
      formula:
        "state’s subscriptions × 1002.85 ÷ 969.10 × b × literacy ÷ the state’s mean of b × literacy",
      note: "The state’s own figure is unchanged but for the growth of India from March to June 2025.",
    },
    users: {
      name: "Users per 100 people",
      formula: "subscriptions × 806 ÷ 969.10, at most 95",
      note: "Subscriptions are not people: Delhi has 162 for 100 people.",
    },
    literates: {
      name: "Literates per 100 people",
      formula: "0.885 × literacy",
      note: "The part aged 7 and older.",
    },
    facebook: {
      name: "Facebook",
      formula:
        "384 million × users × hF ÷ sum over India of users × hF; hF = (0.6 + 0.4 literacy) × (0.8 + 0.2 u)",
    },
    linkedin: {
      name: "LinkedIn",
      formula: "150 million × users × hL ÷ sum of users × hL; hL = graduates × (0.5 + 0.5 u)",
    },
    x: {
      name: "X",
      formula:
        "24.1 million × users × hX ÷ sum of users × hX; hX = square root of graduates × (0.4 + 0.6 u)",
    },
    formal_employees: {
      name: "Formal employees",
      formula:
        "80.24 million × people × hE ÷ sum of people × hE; hE = other workers × (0.4 + 0.6 u)",
      note: "80.24 million = people × 0.70 aged 15 and older × 0.60 at work × 0.135 in the provident fund.",
    },
    crime: {
      name: "Registered cyber crime per 1,000",
      formula: "the state’s cases per 100,000 ÷ 100",
      note: "Of 2023; of 2022 in six states.",
    },
  },
  world: {
    users: {
      name: "Internet users",
      formula: "people × internet users per 100 ÷ 100",
    },
    literates: {
      name: "Literate adults",
      formula: "people aged 15 and older × literacy ÷ 100",
      note: "Micronesia and St Vincent: the median of countries of like income on their continent.",
    },
    audience_gaps: {
      name: "Facebook and LinkedIn where not printed",
      formula: "0.25 × median of users ÷ internet users on the continent × internet users",
      note: "Cuba, Iran, Russia, Sudan and Syria. North Korea and the Holy See: 0.",
    },
    x_gaps: {
      name: "X where not printed",
      formula: "c × square root of (LinkedIn × Facebook)",
      note: "171 countries; c makes the world 586 million. A quarter of it where X is blocked (Russia, Iran, Turkmenistan, Myanmar; not verified against the source).",
    },
    metrics: {
      name: "The eight metrics",
      formula: "100 × users ÷ people, ÷ literate adults or ÷ internet users",
    },
  },
  groups: {
    metric: {
      name: "A metric of a state or continent",
      formula: "sum of what is counted ÷ sum of its base",
      note: "Never the mean of percentages.",
    },
    state: {
      name: "Index of a state",
      formula: "mean of its districts’ indices, each weighted by its people of 2025",
    },
    continent: {
      name: "Index of a continent",
      formula: "plain mean of its countries’ indices",
      note: "Small states lift North America; the mean by people stands beside it.",
    },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Formula>>>>;
