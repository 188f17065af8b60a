import type { Locator, Page } from "@playwright/test";
import { startBrowser } from "../browser.ts";
import { firm, type Line, type Measure } from "../line.ts";
import { sharedServer } from "../our-server.ts";
import { countRowDraws, rowsDrawnBy } from "../row-draws.ts";

const MAX_ELEMENTS = 1_700;
const MAX_ROWS_PER_TICK = 2;
/** The maximum number of places to compare; the last tick disables the remaining boxes. */
const MOST_TICKS = 10;

const VIEWS = [
  { name: "districts", address: "/cirus?list=all", query: "delhi" },
  { name: "countries", address: "/cirus?view=world&list=all", query: "india" },
] as const;
type View = (typeof VIEWS)[number];

/** What the table of all places costs the browser, in both views. */
export const cirusTable: Line = {
  number: 6,
  name: "cirus-table",
  measure: async () => {
    const { url } = (await sharedServer()).server;
    await using browser = await startBrowser();
    const page = await browser.newPage({ baseURL: url, locale: "en-IN" });
    await countRowDraws(page);
    const measures: Measure[] = [];
    for (const view of VIEWS) {
      const rows = await openTable(page, view);
      measures.push(await keys(page, rows, view), ...(await ticks(page, rows, view)));
      // After the ticks, the maximum is chosen.
      measures.push(await elements(page, view));
    }
    return measures;
  },
};

async function keys(page: Page, shown: Locator, view: View): Promise<Measure> {
  // The focus scrolls the table into view: the rows drawn for that do not count for the first key.
  await rowsDrawnBy(page, () => page.getByRole("searchbox").focus());
  const counts = [await shown.count()];
  const drawn: number[] = [];
  for (const key of [...view.query, ...[...view.query].fill("Backspace")]) {
    drawn.push(await rowsDrawnBy(page, () => page.keyboard.press(key)));
    // How many rows are in sight depends on what the words above the table say.
    counts.push(await shown.count());
  }
  const atATime = Math.max(...counts);
  return {
    what: `Rows of ${view.name} drawn again by a key of the search`,
    figure: Math.max(...drawn),
    unit: "",
    budget: firm(atATime),
    note: `the table shows ${atATime} at a time; key by key ${drawn.join(", ")}`,
  };
}

async function ticks(page: Page, rows: Locator, view: View): Promise<Measure[]> {
  const drawn: number[] = [];
  while (drawn.length < MOST_TICKS) {
    // The table draws more rows as the focus goes down.
    const next = rows.getByRole("checkbox", { checked: false }).first();
    const at = await next.evaluate((box) => box.closest("tr")!.ariaRowIndex);
    const box = rows.and(page.locator(`[aria-rowindex="${at}"]`)).getByRole("checkbox");
    // Rows that scroll into view with the focus do not count for the tick.
    await rowsDrawnBy(page, () => box.focus());
    drawn.push(await rowsDrawnBy(page, () => box.press("Space")));
  }
  const [last] = drawn.splice(-1);
  return [
    {
      what: `Rows of ${view.name} drawn again by a tick of a box`,
      figure: Math.max(...drawn),
      unit: "",
      budget: firm(MAX_ROWS_PER_TICK),
      note: `tick by tick ${drawn.join(", ")}`,
    },
    {
      what: `Rows of ${view.name} drawn again by the tick that shuts all other boxes`,
      figure: last!,
      unit: "",
      budget: firm(await rows.count()),
      note: "of each the box alone",
    },
  ];
}

async function elements(page: Page, { name }: View): Promise<Measure> {
  const count = () => page.locator("*").count();
  const plain = await count();
  await page.getByRole("heading", { name: "Select and compare" }).scrollIntoViewIfNeeded();
  if (name === "countries") await page.getByRole("button", { name: "Show the map" }).click();
  else await page.getByLabel("On the map").selectOption({ index: 1 });
  const map = page.getByRole("listbox");
  await map.focus();
  await page.keyboard.press("End");
  await rowsDrawnBy(page, () => page.mouse.wheel(0, 2_000));
  const withMap = await count();
  return {
    what: `DOM elements with all ${name}, ${MOST_TICKS} of them chosen`,
    figure: Math.max(plain, withMap),
    unit: "",
    budget: firm(MAX_ELEMENTS),
    note: `${plain}, with the map ${withMap}`,
  };
}

/** Opens the page with the table and returns the rows that are drawn. */
async function openTable(page: Page, { name, address }: View): Promise<Locator> {
  await page.goto(address);
  const rows = page.getByRole("table", { name: `All ${name}` }).locator("tbody [aria-rowindex]");
  await rows.first().waitFor();
  await page.waitForLoadState("networkidle");
  return rows;
}
