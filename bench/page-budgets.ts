import type { Browser } from "@playwright/test";
import { MEMBERS_PAGES, PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { type Budget, firm, type Measure } from "./line.ts";
import { bytesIn, type PageLoad, pageLoadsIn } from "./page-load.ts";

/** How all pages of the site load: reading pages and tool pages. */
export interface PageLoads {
  readonly reading: readonly PageLoad[];
  readonly tool: readonly PageLoad[];
}

// Public pages that React draws in the browser too; the others need no script.
export const INTERACTIVE = new Set<string>([
  "/",
  "/words/verse",
  "/pictures/leaf",
  "/ragas",
  "/ragas/janya",
  "/cirus",
  "/cirus/releases",
  "/login",
]);
// The raga with the most janyas represents all, and so does the calculator with the most script.
export const OTHER_RAGA = /^\/ragas\/(?!22$|janya$)/;
const CALCULATOR = "/private/ganita/anurupyena";
// Two calls represent all: the one with the longest page, and one in four scripts.
export const CALL_PAGES = ["/api/v1/docs/paravartyaYojayet", "/api/v1/docs/processSentence"];
const FOUR_SCRIPTS = new Set<string>([
  "/api/v1/docs/processSentence",
  "/stnc/sound",
  "/private/aryabhatta",
  "/private/aryabhattacm",
]);
// The size of pages before they were built with Astro.
const BEFORE = "with React Router /cirus 100 KB, /ragas 96 KB, / 94 KB, /login 90 KB";
const isMembers = ({ path }: PageLoad) => path.startsWith("/private");

/**
 * Loads every page without a cache.
 *
 * @param token Of a member, for the members' pages.
 * @param invitation The address of an unused one-time link.
 */
export async function loadPages(
  browser: Browser,
  origin: string,
  token: string,
  invitation: string,
): Promise<PageLoads> {
  const reading = PUBLIC_PAGES.filter((path) => !INTERACTIVE.has(path) && !OTHER_RAGA.test(path));
  const tools = PUBLIC_PAGES.filter((path) => INTERACTIVE.has(path));
  const localStorage = [{ name: "token", value: token }];
  const member = { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
  const load = async (paths: readonly string[], options = {}) => {
    const page = await browser.newPage({ locale: "en-IN", ...options });
    const loadOf = await pageLoadsIn(page, origin);
    const loads = [];
    for (const path of paths) {
      // On a busy machine a browser may stand still until it is asked for something new.
      const again = (error: Error) => {
        if (error.name !== "TimeoutError") throw error;
        return loadOf(path);
      };
      loads.push(await loadOf(path).catch(again));
    }
    await page.close();
    return loads;
  };
  const [welcome] = (await load([invitation])) as [PageLoad];
  return {
    reading: await load([...reading, ...CALL_PAGES]),
    tool: [
      ...(await load(tools)),
      { ...welcome, path: "/welcome" },
      ...(await load([...MEMBERS_PAGES, CALCULATOR], member)),
    ],
  };
}

const script = ({ resources }: PageLoad) => bytesIn(resources, "script");

/** The size of reading pages. */
export function readingPageMeasures({ reading }: PageLoads): Measure[] {
  return [
    worst(
      "Page to read: all up to the largest paint but fonts",
      "B",
      firm(14_600),
      reading,
      ({ untilLargestPaint }) =>
        bytesIn(untilLargestPaint, "document", "stylesheet", "script", "other"),
    ),
    worst("Page to read: script", "B", firm(0), reading, script),
  ];
}

/**
 * What a tool page loads before it is touched.
 *
 * @param askedFor The addresses of scripts that may only load on demand.
 */
export function toolPageMeasures({ tool }: PageLoads, askedFor: ReadonlySet<string>): Measure[] {
  return [
    {
      ...worst(
        "Public page to work with: script before it is touched",
        "B",
        firm(80 * 1024),
        tool.filter((load) => !isMembers(load)),
        script,
      ),
      peer: BEFORE,
    },
    worst(
      "Members' page: script before it is touched",
      "B",
      firm(88 * 1024),
      tool.filter(isMembers),
      script,
    ),
    worst(
      "Page to work with: export, chart, audio and map code",
      "B",
      firm(0),
      tool,
      ({ resources }) =>
        bytesIn(resources.filter(({ url }) => askedFor.has(new URL(url).pathname))),
    ),
  ];
}

/** How many requests pages make, to whom, and how many bytes of fonts. */
export function requestMeasures({ reading, tool }: PageLoads): Measure[] {
  const all = [...reading, ...tool];
  const fonts = ({ resources }: PageLoad) => bytesIn(resources, "font");
  const inFourScripts = all.filter(({ path }) => FOUR_SCRIPTS.has(path));
  const inOneScript = all.filter(({ path }) => !FOUR_SCRIPTS.has(path));
  const untilPaint = ({ untilLargestPaint }: PageLoad) => untilLargestPaint.length;
  return [
    worst("Requests up to the largest paint, to read", "", firm(5), reading, untilPaint),
    worst("Requests up to the largest paint, to work with", "", firm(8), tool, untilPaint),
    worst(
      "Requests to anybody else",
      "",
      firm(0),
      all,
      ({ resources }) => resources.filter(({ isThirdParty }) => isThirdParty).length,
    ),
    worst("Layout shift on a slow line", "", firm(0), all, ({ layoutShift }) => layoutShift),
    worst("Fonts of a page in one script", "B", firm(60 * 1024), inOneScript, fonts),
    worst("Fonts of a page in four scripts", "B", null, inFourScripts, fonts),
  ];
}

// Reports the worst page; the note lists all pages, worst first.
function worst(
  what: string,
  unit: string,
  budget: Budget | null,
  loads: readonly PageLoad[],
  figureOf: (load: PageLoad) => number,
): Measure {
  const figures = loads
    .map((load) => ({ path: load.path, figure: figureOf(load) }))
    .sort((a, b) => b.figure - a.figure);
  const note = figures.map(({ path, figure }) => `${path} ${figure}`).join(", ");
  return { what, figure: figures[0]!.figure, unit, budget, note };
}
