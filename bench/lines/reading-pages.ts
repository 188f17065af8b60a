import { allPageLoads } from "../all-page-loads.ts";
import type { Line } from "../line.ts";
import { readingPageMeasures } from "../page-budgets.ts";

/** The size of the reading pages. */
export const readingPages: Line = {
  number: 1,
  name: "reading-pages",
  what: "Reading page: all bytes, brotli; script",
  measure: async () => readingPageMeasures(await allPageLoads()),
};
