/** A column of figures in a table of facts. */
export interface FactColumn {
  readonly column: string;
  /** The columns that must be given along with a new figure. */
  readonly about: readonly string[];
  /** The maximum; if absent, any number from 0 on is allowed. */
  readonly most?: number;
  /** Whether a place may lack it. */
  readonly mayBeEmpty?: true;
}

const PER_100 = 100;
const audience = (platform: string): FactColumn => ({
  column: `${platform}_users`,
  about: [`${platform}_year`, `${platform}_source`],
  mayBeEmpty: true,
});

/** What the model of the world needs about a country. */
export const COUNTRY_COLUMNS: readonly FactColumn[] = [
  { column: "population", about: ["population_year", "population_source"] },
  { column: "population_15plus", about: ["population_year", "population_source"] },
  {
    column: "internet_users_pct",
    about: ["internet_year", "internet_source", "internet_status"],
    most: PER_100,
    mayBeEmpty: true,
  },
  {
    column: "literacy_pct",
    about: ["literacy_year", "literacy_source", "literacy_status"],
    most: PER_100,
    mayBeEmpty: true,
  },
  audience("facebook"),
  audience("linkedin"),
  audience("twitter"),
];

/** What the model of India needs about a district. Those made after 2011 have no census data. */
export const DISTRICT_COLUMNS: readonly FactColumn[] = [
  { column: "census2011_population", about: ["census_source"], mayBeEmpty: true },
  { column: "census2011_literates", about: ["census_source"], mayBeEmpty: true },
  { column: "census2011_graduates", about: ["census_source"], mayBeEmpty: true },
  { column: "census2011_other_workers", about: ["census_source"], mayBeEmpty: true },
  { column: "literacy_crude_pct_2011", about: ["census_source"], most: PER_100 },
  { column: "hh_urban_pct_2011", about: ["census_source"], most: PER_100 },
];

/** The columns of figures in all tables of facts. */
export const FIGURE_COLUMNS: ReadonlySet<string> = new Set(
  [...COUNTRY_COLUMNS, ...DISTRICT_COLUMNS, { column: "value" }].map(({ column }) => column),
);

/** The metrics of states that the model of India uses, each with the periods that it uses. */
export const STATE_METRICS: Readonly<Record<string, RegExp>> = {
  population_projected: /^2025$/,
  literacy_rate_7plus_pct: /^2023-24$/,
  internet_subscribers_per_100: /^2025-03$/,
  internet_per_100_urban: /^2024-03$/,
  internet_per_100_rural: /^2024-03$/,
  cyber_crime_cases: /^20(2[2-9]|[3-9]\d)$/,
  cyber_crime_rate_per_lakh: /^20(2[2-9]|[3-9]\d)$/,
};
