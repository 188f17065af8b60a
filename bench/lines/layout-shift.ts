import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { MEMBERS_PAGES, PUBLIC_PAGES } from "../../src/web/site-pages.ts";
import { withCountingBrowser } from "../browser.ts";
import { layoutShiftsIn } from "../layout-shift.ts";
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

type Viewport = StandIns["viewport"];

/**
 * How far things move on every page with the fallback fonts of a computer and of a phone, each with
 * its own fonts; with `--whole` also with the other's.
 */
export const layoutShift: Line = {
  number: 4,
  name: "layout-shift",
  what: "Layout shift of every page, with the fonts of two machines",
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
        const shifts = await shiftsOf(browser, viewport, origin, token);
        measures.push({
          what: `Layout shift, ${standIns.name}, ${viewport.width} px`,
          figure: shifts[0]!.shift,
          unit: "",
          budget: firm(0),
          note: shifts.map(({ page, shift }) => `${page} ${shift}`).join(", "),
        });
      }
      return measures;
    }, env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The shift of every page in hundredths, worst first. */
async function shiftsOf(browser: Browser, viewport: Viewport, origin: string, token: string) {
  const localStorage = [{ name: "token", value: token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const shifts: { readonly page: string; readonly shift: number }[] = [];
  const measure = async (pages: string[], options = {}) => {
    const opened = await browser.newPage({ viewport, locale: "en-IN", ...options });
    const shiftOf = await layoutShiftsIn(opened);
    for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
      const shift = await shiftOf(origin + page);
      shifts.push({ page, shift: Math.round(100 * shift) / 100 });
    }
    await opened.close();
  };
  // The login page redirects members who are logged in.
  const left = PAGES.filter((page) => page !== "/login");
  await Promise.all([
    measure(["/login"]),
    ...Array.from({ length: AT_ONCE }, () => measure(left, { storageState })),
  ]);
  return shifts.sort((one, other) => other.shift - one.shift);
}
