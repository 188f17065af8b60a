import type { Browser } from "@playwright/test";
import { MEMBERS_PAGES, PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { type Budget, firm, type Measure, type Standing } from "./line.ts";
import { bytesIn, loadPage, type PageLoad } from "./page-load.ts";

/** How all pages of the site load, those to read and those to work with. */
export interface PageLoads {
  readonly reading: readonly PageLoad[];
  readonly tool: readonly PageLoad[];
}

// Public pages that React draws in the browser too; the others need no script.
export const INTERACTIVE = new Set<string>(["/", "/ragas", "/cirus", "/login"]);
// One raga and one calculator stand for all of them.
export const OTHER_RAGA = /^\/ragas\/(?!15$)/;
const CALCULATOR = "/private/ganita/urdhva-tiryagbhyam";
const SITE_SHELL_SCRIPT = 5 * 1024;
const FOUR_SCRIPTS = new Set<string>([
  "/stnc/sound",
  "/private/aryabhatta",
  "/private/aryabhattacm",
]);

// Where pages stand that are over their budget, and why. These may shrink and must not grow.
const SOUND: Standing = {
  limit: 16_100,
  why: "/stnc/sound shows ten drawings and all letters in four scripts",
};
const FRAMEWORK: Standing = {
  limit: 130_000,
  why: "React and its router alone are 93 KB, and 104 KB with what every page shares",
};
const PIECES: Standing = {
  limit: 27,
  why: "the bundler makes a file of whatever several pages share",
};
const WHOLE_SCRIPT: Standing = {
  limit: 148_500,
  why: "where visitors type, and where the sutras are named, the whole Devanagari font loads, at times in both its faces",
};

/** Loads every page with an empty cache; a member's token opens the members' ones. */
export async function loadPages(
  browser: Browser,
  origin: string,
  token: string,
): Promise<PageLoads> {
  const reading = PUBLIC_PAGES.filter((path) => !INTERACTIVE.has(path) && !OTHER_RAGA.test(path));
  const tools = PUBLIC_PAGES.filter((path) => INTERACTIVE.has(path));
  const localStorage = [{ name: "token", value: token }];
  const member = { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
  const load = async (paths: readonly string[], options = {}) => {
    const loads = [];
    for (const path of paths) loads.push(await loadPage(browser, origin, path, options));
    return loads;
  };
  return {
    reading: await load(reading),
    tool: [...(await load(tools)), ...(await load([...MEMBERS_PAGES, CALCULATOR], member))],
  };
}

/** What a page to read weighs. */
export function readingPageMeasures({ reading }: PageLoads): Measure[] {
  return [
    worst(
      "Page to read: all it loads but fonts",
      "B",
      firm(14_600, SOUND),
      reading,
      ({ resources }) => bytesIn(resources, "document", "stylesheet", "script", "other"),
    ),
    worst("Page to read: script", "B", firm(SITE_SHELL_SCRIPT), reading, ({ resources }) =>
      bytesIn(resources, "script"),
    ),
  ];
}

/** What a page to work with loads before anybody touches it. */
export function toolPageMeasures({ tool }: PageLoads): Measure[] {
  return [
    worst(
      "Page to work with: script before it is touched",
      "B",
      firm(100 * 1024, FRAMEWORK),
      tool,
      ({ resources }) => bytesIn(resources, "script"),
    ),
  ];
}

/** How often pages ask, whom, and for how much of a font. */
export function requestMeasures({ reading, tool }: PageLoads): Measure[] {
  const all = [...reading, ...tool];
  const fonts = ({ resources }: PageLoad) => bytesIn(resources, "font");
  const inFourScripts = all.filter(({ path }) => FOUR_SCRIPTS.has(path));
  const inOneScript = all.filter(({ path }) => !FOUR_SCRIPTS.has(path));
  const untilPaint = ({ untilLargestPaint }: PageLoad) => untilLargestPaint.length;
  return [
    worst("Requests up to the largest paint, to read", "", firm(5), reading, untilPaint),
    worst("Requests up to the largest paint, to work with", "", firm(9, PIECES), tool, untilPaint),
    worst(
      "Requests to anybody else",
      "",
      firm(0),
      all,
      ({ resources }) => resources.filter(({ isThirdParty }) => isThirdParty).length,
    ),
    worst("Fonts of a page in one script", "B", firm(60 * 1024, WHOLE_SCRIPT), inOneScript, fonts),
    worst("Fonts of a page in four scripts", "B", null, inFourScripts, fonts),
  ];
}

// The page that comes off worst speaks for all; the note tells of every page, worst first.
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
