import type { Browser } from "@playwright/test";
import { MEMBERS_PAGES, PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { firm, type Measure } from "./line.ts";
import { bytesIn, loadPage, type PageLoad } from "./page-load.ts";

/** How all pages of the site load, those to read and those to work with. */
export interface PageLoads {
  readonly reading: readonly PageLoad[];
  readonly tool: readonly PageLoad[];
}

// Public pages that React draws in the browser too; the others need no script.
const INTERACTIVE = new Set<string>(["/", "/ragas", "/cirus", "/login"]);
// One raga and one calculator stand for all of them.
const OTHER_RAGA = /^\/ragas\/(?!15$)/;
const CALCULATOR = "/private/ganita/urdhva-tiryagbhyam";
const SITE_SHELL_SCRIPT = 5 * 1024;

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
    worst("Page to read: all it loads but fonts", "B", 14_600, reading, ({ resources }) =>
      bytesIn(resources, "document", "stylesheet", "script", "other"),
    ),
    worst("Page to read: script", "B", SITE_SHELL_SCRIPT, reading, ({ resources }) =>
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
      100 * 1024,
      tool,
      ({ resources }) => bytesIn(resources, "script"),
    ),
  ];
}

/** How often pages ask, whom, and for how much of a font. */
export function requestMeasures({ reading, tool }: PageLoads): Measure[] {
  const all = [...reading, ...tool];
  const untilPaint = ({ untilLargestPaint }: PageLoad) => untilLargestPaint.length;
  return [
    worst("Requests up to the largest paint, to read", "", 5, reading, untilPaint),
    worst("Requests up to the largest paint, to work with", "", 9, tool, untilPaint),
    worst(
      "Requests to anybody else",
      "",
      0,
      all,
      ({ resources }) => resources.filter(({ isThirdParty }) => isThirdParty).length,
    ),
    worst("Fonts of a page", "B", 60 * 1024, all, ({ resources }) => bytesIn(resources, "font")),
  ];
}

// The page that comes off worst speaks for all; the note tells of every page, worst first.
function worst(
  what: string,
  unit: string,
  limit: number,
  loads: readonly PageLoad[],
  figureOf: (load: PageLoad) => number,
): Measure {
  const figures = loads
    .map((load) => ({ path: load.path, figure: figureOf(load) }))
    .sort((a, b) => b.figure - a.figure);
  const note = figures.map(({ path, figure }) => `${path} ${figure}`).join(", ");
  return { what, figure: figures[0]!.figure, unit, budget: firm(limit), note };
}
