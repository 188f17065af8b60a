import { allPageLoads } from "../all-page-loads.ts";
import type { Line } from "../line.ts";
import { requestMeasures } from "../page-budgets.ts";

/** What pages request. */
export const pageRequests: Line = {
  number: 3,
  name: "page-requests",
  what: "Requests up to the largest paint; third-party requests; font bytes",
  measure: async () => requestMeasures(await allPageLoads()),
};
