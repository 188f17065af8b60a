import { allPageLoads } from "../all-page-loads.ts";
import { scriptsAskedFor } from "../asked-for.ts";
import type { Line } from "../line.ts";
import { toolPageMeasures } from "../page-budgets.ts";

/** The script of the tool pages. */
export const toolPages: Line = {
  number: 2,
  name: "tool-pages",
  what: "Tool page: script before the first interaction, brotli",
  measure: async () => toolPageMeasures(await allPageLoads(), await scriptsAskedFor()),
};
