import { firm, type Line, worst } from "../line.ts";
import { bytesIn, type PageLoad } from "../page-load.ts";
import { allPageLoads } from "../page-loads.ts";

/** The script that a page to work with loads before it is touched. */
export const toolPages: Line = {
  number: 2,
  name: "tool-pages",
  measure: async () => {
    const { publicTools, membersTools, apiPage } = await allPageLoads();
    return [
      script("Public page to work with: script before the first touch", 140_000, publicTools),
      script("Members' page: script before the first touch", 170_000, membersTools),
      script("The API's page: script", null, apiPage),
    ];
  },
};

const script = (what: string, limit: number | null, loads: readonly PageLoad[]) =>
  worst(
    what,
    "B",
    limit === null ? null : firm(limit),
    loads,
    ({ path }) => path,
    ({ resources }) => bytesIn(resources, "script"),
  );
