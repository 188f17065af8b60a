import type { ViewName } from "#domain/risk/view-name.ts";

/** The words and sizes in which the pages of the two views differ. */
export interface ViewFacts {
  readonly label: string;
  readonly topTitle: string;
  readonly topCount: number;
  /** The number of places, until an answer says it. */
  readonly placeCount: number;
  readonly place: string;
  /** The heading of the names column. */
  readonly placeLabel: string;
  readonly places: string;
  readonly group: string;
  /** As in "By state". */
  readonly groupWord: string;
  readonly groups: string;
  /** The label of the row that totals all groups. */
  readonly totalLabel: string;
  readonly noGroups: string;
  readonly searchLabel: string;
  readonly searchExample: string;
  /** The release the page was built for, shown until an answer names its own. */
  readonly lastUpdated: string;
  /** The name of an exported file, without its extension. */
  readonly fileName: string;
}

export const VIEW_FACTS: Readonly<Record<ViewName, ViewFacts>> = {
  india: {
    label: "India",
    topTitle: "Top 10 high-risk State/District Capitals",
    topCount: 10,
    placeCount: 780,
    place: "district",
    placeLabel: "District, its capital, State/UT",
    places: "districts",
    group: "State or union territory",
    groupWord: "state",
    groups: "states",
    totalLabel: "All of India",
    noGroups: "No rows",
    searchLabel: "Find a district, old names too",
    searchExample: "Gurgaon, Allahabad",
    lastUpdated: "30/09/2025",
    fileName: "State_District_Capitals_Comparison",
  },
  world: {
    label: "World",
    topTitle: "Top 5 high-risk countries",
    topCount: 5,
    placeCount: 195,
    place: "country",
    placeLabel: "Country, continent",
    places: "countries",
    group: "Continent",
    groupWord: "continent",
    groups: "continents",
    totalLabel: "The whole world",
    noGroups: "No continents available",
    searchLabel: "Find a country, old names too",
    searchExample: "Swaziland, Turkey",
    lastUpdated: "25/09/2025",
    fileName: "Countries_Comparison",
  },
};
