import type { Line } from "../line.ts";
import { readingPageMeasures } from "../page-budgets.ts";
import { pageLoads } from "../page-loads.ts";

/** The size of the reading pages. */
export const readingPages: Line = {
  number: 1,
  name: "reading-pages",
  what: "Reading page: all bytes, brotli; script",
  measure: async () => readingPageMeasures(await pageLoads()),
};
