import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { MEMBERS_PAGES, PUBLIC_PAGES } from "../../src/web/site-pages.ts";
import { withCountingBrowser } from "../browser.ts";
import { type Movement, movementsIn } from "../layout-shift.ts";
import { firm, type Line, type Measure } from "../line.ts";
import { memberToken, withSharedServer } from "../our-server.ts";
import { CALL_PAGES, OTHER_RAGA } from "../page-budgets.ts";
import { environmentWith, STAND_INS, type StandIns } from "../stand-in-fonts.ts";

// Addresses with a query show more of a page.
const PAGES = [
  ...PUBLIC_PAGES.filter((page) => !OTHER_RAGA.test(page)),
  ...CALL_PAGES,
  "/no-such-page",
  "/ragas?hear=15",
  ...MEMBERS_PAGES,
  "/private/aryabhatta?t=ख्युघृ&s=devanagari&m=word&op=multiplication",
  "/private/aryabhattasm?hex=994c42",
  "/private/ganita/anurupyena",
  "/private/ganita/urdhva-tiryagbhyam?a=98&b=87&step=2",
];
const AT_ONCE = 4;
// Something late changes one frame or two of ten; an endless animation changes every one.
const MAX_STYLES_AT_REST = 5;

type Viewport = StandIns["viewport"];

/**
 * How far things move on every page with the fallback fonts of a computer and of a phone, each with
 * its own fonts; with `--whole` also with the other's. And whether a page that has opened comes to
 * rest: an endless animation, even out of sight, would take a fifth of a processor.
 */
export const layoutShift: Line = {
  number: 4,
  name: "layout-shift",
  what: "Layout shift of every page, with the fonts of two machines; its rest afterwards",
  measure: ({ whole }) =>
    withSharedServer(async ({ url }) => {
      const token = await memberToken(url);
      const measures = [];
      for (const standIns of STAND_INS) {
        const viewports = whole ? STAND_INS.map(({ viewport }) => viewport) : [standIns.viewport];
        measures.push(...(await shiftsWith(standIns, viewports, url, token)));
      }
      return measures;
    }),
};

async function shiftsWith(
  standIns: StandIns,
  viewports: readonly Viewport[],
  origin: string,
  token: string,
): Promise<Measure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-fonts-"));
  try {
    const env = await environmentWith(standIns, folder);
    return await withCountingBrowser(async (browser) => {
      const measures = [];
      for (const viewport of viewports) {
        const movements = await movementsOf(browser, viewport, origin, token);
        const machine = `${standIns.name}, ${viewport.width} px`;
        measures.push(
          {
            what: `Layout shift, ${machine}`,
            unit: "",
            budget: firm(0),
            ...worst(movements, ({ layoutShift }) => Math.round(100 * layoutShift) / 100),
          },
          {
            what: `Styles computed in ten frames at rest, ${machine}`,
            unit: "",
            budget: firm(MAX_STYLES_AT_REST),
            ...worst(movements, ({ stylesAtRest }) => stylesAtRest),
          },
        );
      }
      return measures;
    }, env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface PageMovement extends Movement {
  readonly page: string;
}

// Reports the worst page; the note lists all pages, worst first.
function worst(movements: readonly PageMovement[], figureOf: (movement: Movement) => number) {
  const figures = movements
    .map((movement) => ({ page: movement.page, figure: figureOf(movement) }))
    .sort((one, other) => other.figure - one.figure);
  const note = figures.map(({ page, figure }) => `${page} ${figure}`).join(", ");
  return { figure: figures[0]!.figure, note };
}

async function movementsOf(browser: Browser, viewport: Viewport, origin: string, token: string) {
  const localStorage = [{ name: "token", value: token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
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
    ...Array.from({ length: AT_ONCE }, () => measure(left, { storageState })),
  ]);
  return movements;
}
