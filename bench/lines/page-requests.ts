import { type Budget, firm, type Line, worst } from "../line.ts";
import { bytesIn, type PageLoad } from "../page-load.ts";
import { allPageLoads } from "../page-loads.ts";

// Their words are shown in four scripts, with the fonts of all.
const IN_FOUR_SCRIPTS = ["/stnc/sound", "/private/aryabhatta", "/private/aryabhattacm"];

/** What pages request, and from whom. */
export const pageRequests: Line = {
  number: 3,
  name: "page-requests",
  measure: async () => {
    const { reading, publicTools, membersTools, apiPage } = await allPageLoads();
    const tools = [...publicTools, ...membersTools];
    const all = [...reading, ...tools, ...apiPage];
    const untilPaint = ({ untilLargestPaint }: PageLoad) => untilLargestPaint.length;
    const thirdParties = ({ resources }: PageLoad) =>
      resources.filter(({ isThirdParty }) => isThirdParty).length;
    const fonts = ({ resources }: PageLoad) => bytesIn(resources, "font");
    const isInFour = ({ path }: PageLoad) => IN_FOUR_SCRIPTS.includes(path);
    const inOneScript = all.filter((load) => !isInFour(load));
    return [
      worstOf("Requests up to the largest paint, to read", "", firm(8), reading, untilPaint),
      worstOf("Requests up to the largest paint, to work with", "", firm(14), tools, untilPaint),
      worstOf("Requests to anybody else", "", firm(0), all, thirdParties),
      worstOf("Fonts of a page in one script", "B", firm(64_000), inOneScript, fonts),
      worstOf("Fonts of a page in four scripts", "B", null, all.filter(isInFour), fonts),
    ];
  },
};

const worstOf = (
  what: string,
  unit: string,
  budget: Budget | null,
  loads: readonly PageLoad[],
  figureOf: (load: PageLoad) => number,
) => worst(what, unit, budget, loads, ({ path }) => path, figureOf);
