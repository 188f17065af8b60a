import { readFile } from "node:fs/promises";
import type { BrowserContext, Download, Page } from "@playwright/test";
import Papa from "papaparse";
import { INDIA_SIZE, indiaPoint } from "../src/web/pages/cirus/map/india-projection.ts";
import { expect, test } from "./journey.ts";

const INDIA = "/cirus?place=tg-hyderabad&place=ka-bengaluru-urban&compare=";

/** Where the data have Bengaluru Urban and Rural alike. */
const BENGALURU = [77.59506, 12.97837] as const;
const BELLARY = [76.92, 15.14] as const;

const press = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await press(page, button);
  return download;
}

/** The map loads when its list comes into sight. */
const toList = (page: Page) =>
  page.getByRole("heading", { name: "Select and compare" }).scrollIntoViewIfNeeded();

const bytesOf = async (download: Download) => readFile(await download.path());

async function recordsOf(download: Download): Promise<Record<string, string>[]> {
  const text = (await bytesOf(download)).toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
    .data;
}

/** Answers the list of districts, with one name changed. */
async function renameHyderabad(context: BrowserContext, name: string) {
  await context.route("**/api/v1/cirus/dhq", async (route) => {
    const answer = await (await route.fetch()).json();
    const row = answer.data.find(({ id }: { id: string }) => id === "tg-hyderabad");
    row.district = name;
    await route.fulfill({ json: answer });
  });
}

test("in the India view Export Excel is a CSV with every figure's status, year and source", async ({
  page,
}) => {
  await page.goto(INDIA);
  const file = await saved(page, "Export Excel");
  expect(file.suggestedFilename()).toBe("State_District_Capitals_Comparison.csv");
  const [hyderabad, bengaluru] = await recordsOf(file);
  expect(hyderabad).toMatchObject({
    District: "Hyderabad",
    "State or union territory": "Telangana",
    "Rank of 780": "780",
    "Risk index (plain)": "9.78",
    "Internet subscriptions per 100 people": "164",
    "Internet subscriptions per 100 people: status": "modelled",
    "Registered cyber crime per 1,000 people: status": "figure of the state",
    "Registered cyber crime per 1,000 people: year": "2023",
    Release: "30/09/2025",
    Terms: expect.stringContaining("Name those sources"),
  });
  expect(bengaluru?.District).toBe("Bengaluru Urban");
});

test("a hostile name stays text in the CSV and on the page to print, which asks for the printer in the site's letters, and shuts after printing", async ({
  page,
  context,
}) => {
  const hostile = '=HYPERLINK("https://example.org","<img src=x onerror=alert(1)>") हैदराबाद क्षेत्र';
  await renameHyderabad(context, hostile);
  // Instead of asking for a printer, a page marks itself as printed.
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(INDIA);
  const [record] = await recordsOf(await saved(page, "Export Excel"));
  expect(record?.District).toBe(`'${hostile}`);

  const opened = page.waitForEvent("popup");
  await press(page, "Export PDF");
  const sheet = await opened;
  await expect(sheet.locator("html[data-printed]")).toBeAttached();

  await test.step("as text on the sheet", async () => {
    await expect(sheet.getByRole("rowheader").first()).toContainText(hostile);
    expect(await sheet.locator("img").count()).toBe(0);
  });

  await test.step("the sheet is whole, and as wide as its paper", async () => {
    await expect(sheet).toHaveTitle("State_District_Capitals_Comparison");
    await expect(sheet.getByRole("columnheader")).toHaveCount(13);
    await expect(sheet.getByRole("row", { name: /Bengaluru Urban/ })).toContainText("modelled");
    await expect(sheet.getByText("exposure, not insecurity")).toBeVisible();
    expect(
      await sheet.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => /Devanagari/.test(family) && status === "loaded",
        ),
      ),
    ).toBe(true);
    // A4 landscape without its margins is 277 mm wide.
    await sheet.setViewportSize({ width: Math.floor((277 / 25.4) * 96), height: 700 });
    await sheet.emulateMedia({ media: "print" });
    expect(
      await sheet.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  const closed = sheet.waitForEvent("close");
  await sheet.evaluate(() => window.dispatchEvent(new Event("afterprint"))).catch(() => undefined);
  await closed;
});

/** Expects the whole of a view, with every figure a number or a reason why there is none. */
async function expectAll(count: number, csv: Download) {
  const records = await recordsOf(csv);
  expect(records).toHaveLength(count);
  const [first] = records;
  const metrics = Object.keys(first!).filter((title) => `${title}: status` in first!);
  const figures = records.flatMap((record) => metrics.map((metric) => record[metric]!));
  const numbers = figures.filter((figure) => /^-?[\d.]+$/.test(figure));
  const others = new Set(figures.filter((figure) => !numbers.includes(figure)));
  expect([...others].filter((text) => !["no data", "<1"].includes(text))).toEqual([]);
  expect(numbers.length).toBeGreaterThan(figures.length / 2);
  const ranks = records.map((record) => Number(record[`Rank of ${count}`]));
  expect(ranks.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  );
  expect(JSON.stringify(records)).not.toMatch(/NaN|undefined/);
}

const savesCsv = (page: Page, count: number) =>
  page.getByRole("button", { name: new RegExp(`^Save ${count} .* as CSV for Excel$`) });
test("the whole India view is saved, and as a workbook with the release", async ({
  page,
  request,
}) => {
  await page.goto("/cirus?list=all");
  const download = page.waitForEvent("download");
  await savesCsv(page, 780).click();
  await expectAll(780, await download);
  const workbook = page.getByRole("link", { name: "Excel workbook" });
  const answer = await request.get((await workbook.getAttribute("href"))!);
  expect(answer.headers()["content-type"]).toContain("spreadsheetml");
});

test("the table of states is saved with status, year and source", async ({ page }) => {
  await page.goto("/cirus");
  const download = page.waitForEvent("download");
  await savesCsv(page, 36).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("cirus-india-states.csv");
  const states = await recordsOf(file);
  expect(states).toHaveLength(36);
  const goa = states.find((state) => state["State or union territory"] === "Goa");
  expect(goa).toMatchObject({
    "Internet subscriptions per 100 people: status": "modelled",
    "Registered cyber crime per 1,000 people: source": expect.stringContaining("NCRB"),
    Cite: expect.stringContaining("/cirus/releases?release=india-"),
  });
});

test("the whole World view is saved, and of a table with fewer rows those", async ({ page }) => {
  await page.goto("/cirus?view=world&list=all");
  let download = page.waitForEvent("download");
  await savesCsv(page, 195).click();
  const csv = await download;
  expect(csv.suggestedFilename()).toBe("Countries_Comparison.csv");
  await expectAll(195, csv);
  const india = (await recordsOf(csv)).find(({ Country }) => Country === "India");
  expect(india).toMatchObject({ Continent: "Asia", "Rank of 195": "43" });

  await page.getByRole("searchbox").fill("Japan");
  download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save 1 country as CSV" }).click();
  const rows = await recordsOf(await download);
  expect(rows.map(({ Country }) => Country)).toEqual(["Japan"]);
});

test("the map comes when asked for, and again where it could not be had, and its places are those of the table", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  const outlines = "**/india-states*.json";
  await page.route(outlines, (route) => route.abort());
  await page.goto("/cirus?list=all");
  await expect(page.getByRole("table", { name: "All districts" })).toBeVisible();
  await toList(page);
  const shown = page.getByLabel("On the map");
  // WebKit's native list is lower than the fields beside it, and grey.
  await expect(shown).toHaveCSS("appearance", "none");
  await shown.selectOption("All 780 district headquarters");
  await expect(page.getByRole("alert")).toContainText("The map could not be loaded.");
  await page.unroute(outlines);
  await page.getByRole("button", { name: "Try again" }).click();
  const map = page.getByRole("listbox", { name: /^Map of 780 district headquarters/ });
  await map.focus();
  await page.keyboard.press("Home");
  const row = page
    .getByRole("table", { name: "All districts" })
    .getByRole("row", { name: /^Compare Hyderabad, Telangana/ });
  await expect(row).toHaveAttribute("data-on-map", "true");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("checkbox")).toBeChecked();
  await expect(map.getByRole("option", { selected: true })).toContainText("rank 780 of 780");

  await row.getByRole("checkbox").uncheck();
  await expect(map.getByRole("option", { selected: true })).toHaveCount(0);

  await expect(page.getByText(/State lines are those of before October 2019/)).toBeVisible();
});

test("a press on a country chooses it, and the link shows the map again", async ({ page }) => {
  await page.goto("/cirus?view=world");
  await toList(page);
  await page.getByRole("button", { name: "Show the map" }).click();
  const map = page.getByRole("listbox", { name: "Map of 195 countries" });
  await map.locator("[data-area='BR']").click();
  await expect(page.getByText("1 of 10 selected")).toBeVisible();
  await expect(map.getByRole("option", { selected: true })).toContainText("Brazil, South America");

  await expect(page).toHaveURL(/place=BR&map=/);
  await page.reload();
  await toList(page);
  await expect(map.getByRole("option", { selected: true })).toContainText("Brazil, South America");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("what lies under it is offered first, and two that share a point can both be chosen", async ({
    page,
  }) => {
    await page.goto("/cirus");
    // The middle of Karnataka: the state opens on the map and in the list.
    await toList(page);
    const states = page.getByRole("img", { name: /^India by states/ });
    const drawn = (await states.boundingBox())!.width / INDIA_SIZE[0];
    const [middleX, middleY] = indiaPoint(...BELLARY);
    await states.tap({ position: { x: middleX * drawn, y: middleY * drawn } });
    await expect(page.getByRole("group", { name: /^31 districts of Karnataka/ })).toBeVisible();

    const map = page.getByRole("listbox", {
      name: /^Map of 31 district headquarters of Karnataka/,
    });
    await map.scrollIntoViewIfNeeded();
    const box = (await map.locator("svg").getAttribute("viewBox"))!.split(" ").map(Number);
    const [left, top, width] = box as [number, number, number];
    const unit = (await map.boundingBox())!.width / width;
    // Closer than on the map of all India, where it is 1,200 wide.
    expect(width).toBeLessThan(600);
    const [x, y] = indiaPoint(...BENGALURU);
    await map.tap({ position: { x: (x - left) * unit, y: (y - top) * unit } });
    await expect(page.getByText("0 of 10 selected")).toBeVisible();
    for (const name of ["Urban", "Rural"]) {
      await page.getByRole("checkbox", { name: `Compare Bengaluru ${name}, Karnataka` }).check();
    }
    await expect(map.getByRole("option", { selected: true })).toHaveCount(2);
  });
});

test.describe("the method, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reads with its formulas, worked examples, sources and data", async ({ page, request }) => {
    await page.goto("/cirus/method");
    await expect(page.getByRole("heading", { name: "How CIRUS is calculated" })).toBeVisible();
    const stepsOf = (place: string) => page.getByRole("list", { name: `${place}, step by step` });
    await expect(stepsOf("Tirupati")).toContainText("73.60");
    await expect(stepsOf("India")).toContainText("2.635");
    expect(await page.locator("script[src], link[rel=modulepreload]").count()).toBe(0);
    const data = await page.getByRole("link", { name: "districts" }).getAttribute("href");
    expect((await request.get(data!)).ok()).toBe(true);
  });
});
