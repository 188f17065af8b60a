import type { BrowserContextOptions } from "@playwright/test";
import { startBrowser } from "../browser.ts";
import { type Budget, firm, type Line, worst } from "../line.ts";
import { asMember, invitation, memberToken, sharedServer } from "../our-server.ts";
import { bytesIn, type PageLoad, pageLoadsIn } from "../page-load.ts";
import { API_PAGE, INTERACTIVE_PAGES, MEMBERS_TOOLS, READING_PAGES } from "../pages.ts";

/** The size of the pages to read. */
export const readingPages: Line = {
  number: 1,
  name: "reading-pages",
  measure: async () => {
    const { reading } = await allPageLoads();
    return [
      worstOf(
        "Page to read: bytes up to the largest paint, without fonts",
        "B",
        firm(40_000),
        reading,
        ({ untilLargestPaint }) =>
          bytesIn(untilLargestPaint, "document", "stylesheet", "script", "other"),
      ),
      worstOf("Page to read: script", "B", firm(0), reading, scriptOf),
    ];
  },
};

/** The script that a page to work with loads before it is touched. */
export const toolPages: Line = {
  number: 2,
  name: "tool-pages",
  measure: async () => {
    const { publicTools, membersTools, apiPage } = await allPageLoads();
    const what = "script before the first touch";
    return [
      worstOf(`Public page to work with: ${what}`, "B", firm(140_000), publicTools, scriptOf),
      worstOf(`Members' page: ${what}`, "B", firm(170_000), membersTools, scriptOf),
      worstOf("The API's page: script", "B", null, apiPage, scriptOf),
    ];
  },
};

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

const scriptOf = ({ resources }: PageLoad) => bytesIn(resources, "script");

const worstOf = (
  what: string,
  unit: string,
  budget: Budget | null,
  loads: readonly PageLoad[],
  figureOf: (load: PageLoad) => number,
) => worst(what, unit, budget, loads, ({ path }) => path, figureOf);

let loads: ReturnType<typeof loadAllPages> | undefined;

/** How all pages load, measured once for the three lines that report it. */
function allPageLoads() {
  loads ??= loadAllPages();
  return loads;
}

async function loadAllPages() {
  const { server, dataDir } = await sharedServer();
  const { url } = server;
  await using browser = await startBrowser();
  const load = async (paths: readonly string[], options: BrowserContextOptions = {}) => {
    const page = await browser.newPage({ locale: "en-IN", ...options });
    const loadOf = await pageLoadsIn(page, url);
    const loads = [];
    for (const path of paths) loads.push(await loadOf(path));
    await page.close();
    return loads;
  };
  const [welcome] = (await load([await invitation(dataDir)])) as [PageLoad];
  return {
    reading: await load(READING_PAGES),
    // The link holds a secret.
    publicTools: [...(await load(INTERACTIVE_PAGES)), { ...welcome, path: "/welcome" }],
    membersTools: await load(MEMBERS_TOOLS, asMember(url, await memberToken(url))),
    apiPage: await load([API_PAGE]),
  };
}
