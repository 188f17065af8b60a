import type { Step } from "./worked-district.ts";

/** The published figures for India in the world view. */
const INDIA = {
  people: 1_450_935_791,
  people15Plus: 1_093_658_772,
  internetPercent: 55.9,
  literacyPercent: 81.7,
  facebook: 314_600_000,
  linkedin: 99_000_000,
  x: 25_450_000,
  /** Its ranks among the 195 in the eight metrics, in order. */
  ranks: [53, 45, 62, 59, 73, 81, 25, 19],
} as const;
const COUNTRY_COUNT = 195;

/**
 * Calculates the index of one country by the formulas of the method.
 *
 * @example
 * workCountry().at(-1)?.value; // 2.635…, its index
 */
export function workCountry(): readonly Step[] {
  const users = (INDIA.people * INDIA.internetPercent) / 100;
  const literates = (INDIA.people15Plus * INDIA.literacyPercent) / 100;
  const million = (count: number) => `${Number((count / 1e6).toFixed(2))} million`;
  const pair = (what: string, count: number): readonly Step[] => [
    {
      what: `${what} per 100 literate adults`,
      working: `100 × ${million(count)} ÷ ${million(literates)}`,
      value: (100 * count) / literates,
      decimals: 2,
    },
    {
      what: `${what} per 100 internet users`,
      working: `100 × ${million(count)} ÷ ${million(users)}`,
      value: (100 * count) / users,
      decimals: 2,
    },
  ];
  const meanRank = INDIA.ranks.reduce((sum, rank) => sum + rank, 0) / INDIA.ranks.length;
  return [
    {
      what: "Internet users, million",
      working: `${million(INDIA.people)} × ${INDIA.internetPercent} ÷ 100`,
      value: users / 1e6,
      decimals: 2,
    },
    {
      what: "Literate adults, million",
      working: `${million(INDIA.people15Plus)} aged 15 and older × ${INDIA.literacyPercent} ÷ 100`,
      value: literates / 1e6,
      decimals: 2,
    },
    {
      what: "Internet users per 100 people",
      working: "as printed",
      value: INDIA.internetPercent,
      decimals: 1,
    },
    {
      what: "Internet users per 100 literate adults",
      working: `100 × ${million(users)} ÷ ${million(literates)}`,
      value: (100 * users) / literates,
      decimals: 2,
    },
    ...pair("Facebook users", INDIA.facebook),
    ...pair("LinkedIn members", INDIA.linkedin),
    ...pair("X audience", INDIA.x),
    {
      what: "Mean rank in the eight metrics",
      working: `(${INDIA.ranks.join(" + ")}) ÷ ${INDIA.ranks.length}`,
      value: meanRank,
      decimals: 3,
    },
    {
      what: "Risk index",
      working: `10 × (${meanRank} − 1) ÷ (${COUNTRY_COUNT} − 1)`,
      value: (10 * (meanRank - 1)) / (COUNTRY_COUNT - 1),
      decimals: 3,
    },
  ];
}
