import { firm, type Line, worst } from "../line.ts";
import { bytesIn, type PageLoad } from "../page-load.ts";
import { allPageLoads } from "../page-loads.ts";

const pathOf = ({ path }: PageLoad) => path;

/** The size of the pages to read. */
export const readingPages: Line = {
  number: 1,
  name: "reading-pages",
  measure: async () => {
    const { reading } = await allPageLoads();
    return [
      worst(
        "Page to read: bytes up to the largest paint, without fonts",
        "B",
        firm(40_000),
        reading,
        pathOf,
        ({ untilLargestPaint }) =>
          bytesIn(untilLargestPaint, "document", "stylesheet", "script", "other"),
      ),
      worst("Page to read: script", "B", firm(0), reading, pathOf, ({ resources }) =>
        bytesIn(resources, "script"),
      ),
    ];
  },
};
