import type { Browser } from "@playwright/test";
import { startBrowser } from "../browser.ts";
import { type Movement, movementsIn } from "../layout-shift.ts";
import { firm, type Line, type Measure, worst } from "../line.ts";
import { asMember, memberToken, sharedServer, temporaryFolder } from "../our-server.ts";
import { MEMBERS_TOOLS, SOME_PUBLIC_PAGES } from "../pages.ts";
import { environmentWith, STAND_INS, type StandIns } from "../stand-in-fonts.ts";

// Addresses with a query show more of a page.
const PAGES = [
  ...SOME_PUBLIC_PAGES,
  "/no-such-page",
  "/ragas?hear=15",
  ...MEMBERS_TOOLS,
  "/private/aryabhatta?t=ख्युघृ&s=devanagari&m=word&op=multiplication",
  "/private/aryabhattasm?hex=994c42",
  "/private/ganita/urdhva-tiryagbhyam?a=98&b=87&step=2",
];
const AT_ONCE = 4;
// Something late changes one frame or two of ten; an endless animation changes every one.
const MAX_STYLES_AT_REST = 5;

/**
 * How far things move on every page with the fallback fonts of a computer and of a phone. And whether
 * a page that has opened comes to rest: an endless animation, even out of sight, would take a fifth
 * of a processor.
 */
export const layoutShift: Line = {
  number: 4,
  name: "layout-shift",
  measure: async () => {
    const { url } = (await sharedServer()).server;
    const token = await memberToken(url);
    const measures = [];
    for (const standIns of STAND_INS) measures.push(...(await shiftsWith(standIns, url, token)));
    return measures;
  },
};

async function shiftsWith(standIns: StandIns, origin: string, token: string): Promise<Measure[]> {
  const { name, viewport } = standIns;
  await using folder = await temporaryFolder();
  await using browser = await startBrowser(await environmentWith(standIns, folder.path));
  const movements = await movementsOf(browser, viewport, origin, token);
  const pageOf = ({ page }: PageMovement) => page;
  return [
    worst(
      `Layout shift, ${name}`,
      "",
      firm(0.01),
      movements,
      pageOf,
      ({ layoutShift }) => Math.round(1000 * layoutShift) / 1000,
    ),
    worst(
      `Styles computed in ten frames at rest, ${name}`,
      "",
      firm(MAX_STYLES_AT_REST),
      movements,
      pageOf,
      ({ stylesAtRest }) => stylesAtRest,
    ),
  ];
}

interface PageMovement extends Movement {
  readonly page: string;
}

async function movementsOf(
  browser: Browser,
  viewport: StandIns["viewport"],
  origin: string,
  token: string,
) {
  const movements: PageMovement[] = [];
  const measure = async (pages: string[], options = {}) => {
    const opened = await browser.newPage({ viewport, locale: "en-IN", ...options });
    const movementOf = await movementsIn(opened);
    for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
      movements.push({ page, ...(await movementOf(origin + page)) });
    }
    await opened.close();
  };
  // The login page redirects members who are logged in.
  const left = PAGES.filter((page) => page !== "/login");
  await Promise.all([
    measure(["/login"]),
    ...Array.from({ length: AT_ONCE }, () => measure(left, asMember(origin, token))),
  ]);
  return movements;
}
