import { readFile } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import type { Download, Page } from "@playwright/test";
import Papa from "papaparse";
import { INDIA_SIZE, indiaPoint } from "../src/web/pages/cirus/map/projection.ts";
import { expect, test } from "./journey.ts";

const INDIA = "/cirus?place=tg-hyderabad&place=ka-bengaluru-urban&compare=";
const WORLD = "/cirus?view=world&place=IN&place=JP&compare=";

/** Where the data have Bengaluru Urban and Rural alike. */
const BENGALURU = [77.59506, 12.97837] as const;

const press = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await press(page, button);
  return download;
}

const bytesOf = async (download: Download) => readFile(await download.path());

async function recordsOf(download: Download): Promise<Record<string, string>[]> {
  const text = (await bytesOf(download)).toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
    .data;
}

/** The parts of a zip file by name, as text. */
function unzipped(file: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = file.readUInt32LE(at + 20);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const body = file.subarray(start, start + size);
    const isStored = file.readUInt16LE(at + 10) === 0;
    parts.set(name, (isStored ? body : inflateRawSync(body)).toString("utf8"));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

/** Answers the list of districts with one name changed. */
async function renameHyderabad(page: Page, name: string) {
  await page.route("**/api/v1/cirus/dhq", async (route) => {
    const answer = await (await route.fetch()).json();
    const row = answer.data.find(({ id }: { id: string }) => id === "tg-hyderabad");
    row.district = name;
    await route.fulfill({ json: answer });
  });
}

/** Windows opened from now on mark themselves as printed instead of asking for a printer. */
async function standInForPrinter(page: Page) {
  await expect(page.getByRole("dialog")).toBeVisible();
  // A window opened while calls are answered here would wait for its styles for ever.
  await page.unrouteAll();
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...address) => {
      const opened = open(...address)!;
      opened.print = () => opened.document.documentElement.setAttribute("data-printed", "");
      return opened;
    };
  });
}

test("Export Excel in the India view is a CSV with every figure's status, year and source", async ({
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

test("Export Excel in the World view", async ({ page }) => {
  await page.goto(WORLD);
  const file = await saved(page, "Export Excel");
  expect(file.suggestedFilename()).toBe("Countries_Comparison.csv");
  const [india] = await recordsOf(file);
  expect(india).toMatchObject({ Country: "India", Continent: "Asia", "Rank of 195": "49" });
  expect(JSON.stringify(india)).not.toMatch(/NaN|undefined/);
});

test("the workbook holds numbers as numbers, text as text, and a sheet of sources", async ({
  page,
}) => {
  await page.goto(INDIA);
  const file = await saved(page, "Export .xlsx");
  expect(file.suggestedFilename()).toBe("State_District_Capitals_Comparison.xlsx");
  const parts = unzipped(await bytesOf(file));
  expect(parts.get("xl/worksheets/sheet1.xml")).toMatch(/<v>9\.78<\/v>/);
  expect(parts.get("xl/sharedStrings.xml")).toContain("Government Open Data License India");
  expect(parts.get("xl/workbook.xml")).toContain("About");
});

test("a hostile name stays text in every export", async ({ page }) => {
  const hostile = '=HYPERLINK("https://example.org","<img src=x onerror=alert(1)>")';
  await renameHyderabad(page, hostile);
  await page.goto(INDIA);

  const [record] = await recordsOf(await saved(page, "Export Excel"));
  expect(record?.District).toBe(`'${hostile}`);

  const parts = unzipped(await bytesOf(await saved(page, "Export .xlsx")));
  expect(parts.get("xl/worksheets/sheet1.xml")).not.toContain("<f>");
  expect(parts.get("xl/sharedStrings.xml")).toContain("=HYPERLINK(");

  await standInForPrinter(page);
  const opened = page.waitForEvent("popup");
  await press(page, "Export PDF");
  const sheet = await opened;
  await expect(sheet.getByRole("rowheader").first()).toContainText(hostile);
  expect(await sheet.locator("img, script").count()).toBe(0);
});

test("Export PDF opens a sheet to print, in the site's letters, and shuts it after printing", async ({
  page,
}) => {
  await renameHyderabad(page, "हैदराबाद क्षेत्र");
  await page.goto(INDIA);
  await standInForPrinter(page);
  const opened = page.waitForEvent("popup");
  await press(page, "Export PDF");
  const sheet = await opened;
  await expect(sheet.locator("html[data-printed]")).toBeAttached();
  await expect(sheet).toHaveTitle("State_District_Capitals_Comparison");
  await expect(sheet.getByRole("columnheader")).toHaveCount(13);
  await expect(sheet.getByRole("row", { name: /Bengaluru Urban/ })).toContainText("modelled");
  expect(
    await sheet.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => /Devanagari/.test(family) && status === "loaded",
      ),
    ),
  ).toBe(true);

  // A4 on its side within its margins: 277 mm.
  await sheet.setViewportSize({ width: Math.floor((277 / 25.4) * 96), height: 700 });
  await sheet.emulateMedia({ media: "print" });
  expect(
    await sheet.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  const closed = sheet.waitForEvent("close");
  await sheet.evaluate(() => window.dispatchEvent(new Event("afterprint"))).catch(() => undefined);
  await closed;
});

test("the table of all saves the rows it shows", async ({ page }) => {
  await page.goto("/cirus?list=all&in=Goa");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save 2 district capitals as CSV" }).click();
  const records = await recordsOf(await download);
  expect(records.map(({ District }) => District).sort()).toEqual(["North Goa", "South Goa"]);
});

test("the map comes when asked for, and its places are those of the table", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/cirus?list=all");
  await expect(page.getByRole("table", { name: "All district capitals" })).toBeVisible();
  expect(asked.filter((url) => /map|export|save|print-table/.test(url))).toEqual([]);

  await page.getByRole("button", { name: "Show the map" }).click();
  const map = page.getByRole("listbox", { name: /^Map of 780 district headquarters/ });
  await map.focus();
  await page.keyboard.press("Home");
  const row = page
    .getByRole("table", { name: "All district capitals" })
    .getByRole("row", { name: /^Compare Hyderabad, Telangana/ });
  await expect(row).toHaveAttribute("data-on-map", "");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("checkbox")).toBeChecked();
  await expect(map.getByRole("option", { selected: true })).toContainText("rank 780 of 780");

  await row.getByRole("checkbox").uncheck();
  await expect(map.getByRole("option", { selected: true })).toHaveCount(0);

  await expect(page.getByText(/State lines are those of before October 2019/)).toBeVisible();
});

test("a press on a country chooses it, and the link shows the map again", async ({ page }) => {
  await page.goto("/cirus?view=world");
  await page.getByRole("button", { name: "Show the map" }).click();
  const map = page.getByRole("listbox", { name: "Map of 195 countries" });
  await map.locator("[data-area='BR']").click();
  await expect(page.getByText("1 of 10 selected")).toBeVisible();
  await expect(map.getByRole("option", { selected: true })).toContainText("Brazil, South America");

  await expect(page).toHaveURL(/place=BR&map=/);
  await page.reload();
  await expect(map.getByRole("option", { selected: true })).toContainText("Brazil, South America");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("what lies under it is offered first, and two that share a point can both be chosen", async ({
    page,
  }) => {
    await page.goto("/cirus");
    await page.getByRole("button", { name: "Show the map" }).click();
    const map = page.getByRole("listbox");
    await map.scrollIntoViewIfNeeded();
    const frame = (await map.boundingBox())!;
    const [x, y] = indiaPoint(...BENGALURU);
    const unit = frame.width / INDIA_SIZE[0];
    await map.tap({ position: { x: x * unit, y: y * unit } });
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
    await expect(page.getByRole("heading", { name: "How CIRUS is reckoned" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Tirupati, step by step" })).toContainText(
      "73.60",
    );
    await expect(page.getByRole("table", { name: "India, step by step" })).toContainText("3.125");
    expect(await page.locator("script[src], link[rel=modulepreload]").count()).toBe(0);
    const data = await page.getByRole("link", { name: "district capitals" }).getAttribute("href");
    expect((await request.get(data!)).ok()).toBe(true);
  });
});
