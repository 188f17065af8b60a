import type { Status } from "#domain/risk/status.ts";

/** What each status says about a figure, strongest first. */
export const STATUS_MEANINGS: Readonly<Record<Status, string>> = {
  published: "A source prints this figure for this place, and it is not old.",
  "published-old":
    "The same, but internet before 2021, literacy before 2015, audiences of 2023 or earlier, or the Census of 2011.",
  "state-level": "The figure of the state or union territory, shown for each of its districts.",
  modelled: "Made by a formula of this page.",
  "assumed-zero":
    "No figure, taken as 0: the internet in North Korea, and the three platforms there and in the Holy See.",
};

/** A formula in plain notation, with a note. */
export interface Formula {
  readonly name: string;
  readonly formula: string;
  readonly note?: string;
}

export const INDEX_FORMULAS: readonly Formula[] = [
  {
    name: "Rank in a metric",
    formula: "1 for the lowest of N places, N for the highest",
    note: "Equals share the mean of their ranks. Values are compared at ten significant digits.",
  },
  {
    name: "Risk index, plain",
    formula: "10 × (mean of the metric ranks − 1) ÷ (N − 1)",
    note: "0 to 10. Ten metrics and N = 780 in India, eight metrics and N = 195 in the world.",
  },
  {
    name: "Risk index, grouped",
    formula: "10 × mean over the groups of (mean rank within the group − 1) ÷ (N − 1)",
    note: "India: access, social media and crime, a third each. World: access and social media, a half each.",
  },
  {
    name: "Published figures only, India",
    formula: "10 × (mean of the ranks in two metrics − 1) ÷ (N − 1)",
    note: "TRAI subscriptions of March 2025 and registered cyber crime, both of the state: districts of a state tie.",
  },
  {
    name: "Published figures only, world",
    formula: "10 × mean of (rank − 1) ÷ (n − 1) over the metrics that have a published figure",
    note: "Six metrics, without X, each ranked among the n countries that have it; fewer than three give no index.",
  },
  {
    name: "Position",
    formula: "by index, then by internet penetration, then by name; the most exposed is N",
  },
];

export const INDIA_FORMULAS: readonly Formula[] = [
  {
    name: "People of 2025",
    formula: "people of 2011 ÷ successors of the district, scaled to the state’s projection",
    note: "A district of 2011 is divided equally among its successors. Good for weighing, not for display.",
  },
  {
    name: "Literacy",
    formula:
      "literates of 2011 per 100, scaled thirty times to the state’s rate of 2023-24, at most 99.5",
  },
  {
    name: "b, town and country",
    formula: "u × urban subscriptions + (1 − u) × rural subscriptions",
    note: "u is the urban share of houses. b = 1 where the split is missing or upside down, in nine states.",
  },
  {
    name: "Subscriptions per 100 people",
    formula:
      "state’s subscriptions × 1002.85 ÷ 969.10 × b × literacy ÷ the state’s mean of b × literacy",
    note: "The state’s own figure is unchanged but for the growth of India from March to June 2025.",
  },
  {
    name: "Users per 100 people",
    formula: "subscriptions × 806 ÷ 969.10, at most 95",
    note: "Subscriptions are not people: Delhi has 162 for 100 people.",
  },
  {
    name: "Literates per 100 people",
    formula: "0.885 × literacy",
    note: "The part aged 7 and older.",
  },
  {
    name: "Facebook",
    formula:
      "384 million × users × hF ÷ sum over India of users × hF; hF = (0.6 + 0.4 literacy) × (0.8 + 0.2 u)",
  },
  {
    name: "LinkedIn",
    formula: "150 million × users × hL ÷ sum of users × hL; hL = graduates × (0.5 + 0.5 u)",
  },
  {
    name: "X",
    formula:
      "24.1 million × users × hX ÷ sum of users × hX; hX = square root of graduates × (0.4 + 0.6 u)",
  },
  {
    name: "Formal employees",
    formula: "80.24 million × people × hE ÷ sum of people × hE; hE = other workers × (0.4 + 0.6 u)",
    note: "80.24 million = people × 0.70 aged 15 and older × 0.60 at work × 0.135 in the provident fund.",
  },
  {
    name: "Registered cyber crime per 1,000",
    formula: "the state’s cases per 100,000 ÷ 100",
    note: "Of 2023; of 2022 in six states.",
  },
];

/** Why the audience figures of the world view are not the latest. */
export const WHY_2023 =
  "Facebook and LinkedIn are of January 2023; only Facebook of China is of 2025. Since July 2024 LinkedIn counts the European Economic Area and Switzerland by another rule (35.6 million members in the European Union instead of 184), and the Facebook list of 2025 has rows of other countries and 34 figures above the people aged 13 and older; those of January 2023 have neither.";

export const WORLD_FORMULAS: readonly Formula[] = [
  { name: "Internet users", formula: "people × internet users per 100 ÷ 100" },
  {
    name: "Literate adults",
    formula: "people aged 15 and older × literacy ÷ 100",
    note: "Micronesia and St Vincent: the median of countries of like income on their continent.",
  },
  {
    name: "Facebook and LinkedIn where not printed",
    formula: "0.25 × median of users ÷ internet users on the continent × internet users",
    note: "Cuba, Iran, Russia, Sudan and Syria. North Korea and the Holy See: 0.",
  },
  {
    name: "X where not printed",
    formula: "c × square root of (LinkedIn × Facebook)",
    note: "171 countries; c makes the world 586 million. A quarter of it where X is blocked (Russia, Iran, Turkmenistan, Myanmar; not verified against the source).",
  },
  {
    name: "The eight metrics",
    formula: "100 × users ÷ people, ÷ literate adults or ÷ internet users",
  },
];

export const GROUP_FORMULAS: readonly Formula[] = [
  {
    name: "A metric of a state or continent",
    formula: "sum of what is counted ÷ sum of its base",
    note: "Never the mean of percentages.",
  },
  {
    name: "Index of a state",
    formula: "mean of its districts’ indices, each weighted by its people of 2025",
  },
  {
    name: "Index of a continent",
    formula: "plain mean of its countries’ indices",
    note: "Small states lift North America; the mean by people stands beside it.",
  },
];

/** Totals that the release must match: what is added up, and the sum. */
export const SUMS: readonly (readonly [what: string, sum: string])[] = [
  ["Districts, states and union territories", "780, 36"],
  ["People of 2011 in the 640 districts of the Census", "1,210,854,977"],
  ["Literates among them", "763,638,812"],
  ["People of 2025, India", "1,415,126,000"],
  ["Subscriptions of March 2025 over the states, million", "969.12 (published 969.10)"],
  ["Registered cases 2021", "52,974"],
  ["Registered cases 2022", "65,893"],
  ["Registered cases 2023, 30 states", "84,966 (published 86,420 for all 36)"],
  ["Facebook, LinkedIn and X over the districts, million", "384, 150, 24.1"],
  [
    "Countries; Africa, Asia, Europe, North America, South America, Oceania",
    "195; 54, 48, 44, 23, 12, 14",
  ],
  ["People of the world", "8,120,860,286"],
  ["Internet users of the world, million", "5,577.26"],
  ["Facebook, 188 countries as printed and all, million", "1,963.36, 1,994.35"],
  ["LinkedIn, 188 countries as printed and all, million", "891.88, 903.76"],
  ["X, 22 countries as printed and all, million", "388.28, 586"],
];

export const LIMITS: readonly string[] = [
  "“Last updated on” is the cut-off: a figure is of that day or before, whenever its source was printed. The cases of 2023 were told to the Rajya Sabha on 3 December 2025, after the cut-off of 30/09/2025.",
  "Below the state every figure of India is an estimate. Nine of the ten metrics move together: their rank correlation with penetration is 0.62 to 0.97, that of crime 0.23, and the plain index comes close to a ranking by penetration (0.93).",
  "NCRB counts registered cases, and some states register more of them. A low rate is not safety. All districts of a state share one rate.",
  "140 of the 780 districts are newer than the Census of 2011: they carry the rates of the districts they were made from, and which these are is not verified against the source. 120 more have lost territory since.",
  "The metrics of the world come in pairs: rank correlation 0.97 for LinkedIn, 0.96 for X, 0.92 for Facebook. Eight metrics are about five facts.",
  "A modelled X audience is typically right to within a factor of 1.75; it was wrong by 24 for Japan, and errors for small states are untested. For the European Union the model gives 62.5 million; X itself told 61.9 million in July 2022. With and without the two X metrics the index agrees to 0.985; eight countries move more than 20 places.",
  "Values above 100 are shown as they are: accounts are not people, workers and visitors count, and children use the internet too. Palau’s internet figure is of 2004, which gives it 268 Facebook users per 100 internet users.",
  "The two views do not agree on India. They are of different years: Facebook has 314.6 million users in January 2023 in one and 384 million in January 2025 in the other. They are never mixed in one table.",
  "Exposure grows with digital development (rank correlation 0.61 with the Digital Development Level), hardly with readiness (0.32 with the Global Cybersecurity Index of 2024), and not with where crime comes from (−0.35 with the World Cybercrime Index, 20 countries, not significant).",
  "Users per literate reward low literacy: the fewer people can read, the higher the figure is. A country with few users of the internet can stand high for that reason alone.",
  "The 195 countries are the 193 members of the United Nations and its two observers, the Holy See and Palestine. Taiwan, Hong Kong, Macao, Kosovo and Puerto Rico are none of these: they are no rows, and their users are in no other row, not in those of China or the United States either.",
];
