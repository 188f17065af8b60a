import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { violationsIn } from "./soundness.ts";

const TOP_TEN = "Top 10 high-risk State/District Capitals";

const table = (page: Page, name: string) => page.getByRole("table", { name });
const names = (page: Page, name: string) =>
  table(page, name).getByRole("rowheader").getByRole("button");
const view = (page: Page, name: "India" | "World") => page.getByText(name, { exact: true });

test("India: a metric is explained, and it goes from the ten highest through the states to a comparison, and back to the start", async ({
  page,
}) => {
  await page.goto("/cirus");
  await expect(page).toHaveTitle(/^Cyber Intelligence and Risk Unified System/);
  await expect(page.getByText("Last updated on 30/09/2025")).toBeVisible();
  await expect(names(page, TOP_TEN)).toHaveCount(10);
  await expect(names(page, TOP_TEN).first()).toHaveText("Hyderabad");
  await expect(
    table(page, TOP_TEN)
      .getByRole("row", { name: /Hyderabad/ })
      .getByRole("cell")
      .first(),
  ).toHaveText(/^780\s*\d+ to 780$/);
  await expect(names(page, "Select and compare: states")).toHaveCount(36);

  // On a screen of 1280 px of which a scrollbar takes its part, the table fits still.
  await page.setViewportSize({ width: 1265, height: 800 });
  const frame = page.getByRole("region", { name: TOP_TEN });
  expect(await frame.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);

  // Under the mouse, from the keyboard and at a press.
  const about = table(page, TOP_TEN).getByRole("button", {
    name: /^About: Registered cyber crime/,
  });
  const note = page.getByText("the same for all its districts").first();
  await about.hover();
  await expect(note).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();

  await about.focus();
  await page.keyboard.press("Enter");
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();

  await about.click();
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();

  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();

  const loaded = page.waitForRequest("**/api/v1/cirus/dhq/Goa");
  await table(page, "Select and compare: states").getByRole("row", { name: /^Goa/ }).click();
  await loaded;
  const goa = page.getByRole("group", { name: /^2 districts of Goa/ });
  const allOfGoa = page.getByRole("button", { name: /^All figures of Goa/ });
  await expect(allOfGoa).toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  await goa.getByRole("checkbox", { name: /^North Goa/ }).check();
  await goa.getByRole("checkbox", { name: /^South Goa/ }).check();
  await expect(page.getByText("2 of 10 selected")).toBeVisible();

  await next.click();
  const dialog = page.getByRole("dialog", { name: "Compare 2 districts" });
  await expect(dialog.getByRole("table")).toHaveCount(11);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(next).toBeFocused();

  await next.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(next).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Reset" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("0 of 10 selected")).toBeVisible();
  await expect(goa).toBeHidden();
});

test("the world: five countries, six continents, a link that shows the same again", async ({
  page,
}) => {
  await page.goto("/cirus");
  await view(page, "World").click();
  await expect(page.getByText("Last updated on 25/09/2025")).toBeVisible();
  await expect(names(page, "Top 5 high-risk countries")).toHaveCount(5);
  await expect(names(page, "Select and compare: continents")).toHaveCount(6);

  await page.getByRole("button", { name: "Oceania" }).click();
  await expect(page.getByRole("group", { name: /^14 countries of Oceania/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "Fiji" }).check();
  const search = page.getByLabel("Find a country, old names too");
  await search.fill("swaziland");
  await expect(names(page, "All countries")).toHaveText("Eswatini");
  await expect(search).toBeInViewport();
  await page.getByRole("checkbox", { name: "Compare Eswatini, Africa" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/compare/);

  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Compare 2 countries" });
  await expect(dialog).toContainText("Fiji, Oceania · Eswatini, Africa");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(names(page, "All countries")).toHaveText("Eswatini");
  // The link opened it, so there was no button to go back to.
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
});

test("all 780 are there, sorted by any column, to the last row by keyboard, and on paper", async ({
  page,
}) => {
  await page.goto("/cirus?list=all");
  const all = table(page, "All districts");
  // Its head is a row, too.
  await expect(all).toHaveAttribute("aria-rowcount", "781");

  await page.getByRole("button", { name: "Crime, per 1,000 people" }).click();
  await expect(all.getByRole("columnheader", { name: /^Crime, per 1,000/ })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  // The rows follow their heading, and begin again at the first. Before, Hyderabad led with the same.
  await expect(all.locator("[aria-rowindex='2']")).toContainText(/Adilabad.*0\.478/s);

  // Rows that are still being sorted scroll the list to its start, also after the key.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(all.locator("[aria-rowindex='781']")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(all.getByRole("columnheader", { name: /^District/ })).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  await expect(all.locator("tbody tr")).toHaveCount(780);
  // None is open, so there is no heading over nothing.
  await expect(page.getByRole("heading", { name: "Pictures" })).toBeHidden();
  // No name is cut off. No heading is a box of its own: browsers do not repeat those on every
  // sheet.
  const cut = await all
    .locator(".place-name *")
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
  expect(cut).toBe(0);
  const heads = all.locator("thead").getByRole("button").and(page.locator(".column-sort"));
  await expect(heads).toHaveCount(5);
  for (const head of await heads.all()) await expect(head).toHaveCSS("display", "contents");
});

test("on paper an open place is whole and alone", async ({ page }) => {
  await page.goto("/cirus?about=ap-tirupati&figure=facebook_audience_literate");
  const dialog = page.getByRole("dialog", { name: "Tirupati" });
  await expect(dialog.getByRole("list", { name: /^Steps/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(dialog).toContainText("Figures as of 30/09/2025.");
  // All of it, not what a window of the height of a sheet has in sight.
  expect(
    await dialog.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight),
  ).toBeLessThanOrEqual(0);
});

test.describe("letters of twice the size on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("no part runs out of the screen, and no figure into a name", async ({ page }) => {
    for (const search of ["", "?list=all&place=tn-chennai", "?place=tn-chennai&compare"]) {
      await page.goto(`/cirus${search}`);
      await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
      await expect(page.locator(".top-rows, .list-table").first()).toBeAttached();
      if (search.endsWith("compare")) {
        await expect(page.getByRole("dialog").getByRole("table")).toHaveCount(11);
      }
      const wide = page.locator("main, .dialog[open]");
      for (const part of await wide.all()) {
        expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(2);
      }
      const overlaps = await page.locator(".list-table tbody tr:not(.room)").evaluateAll((rows) =>
        rows.flatMap((row) => {
          const range = document.createRange();
          range.selectNodeContents(row.querySelector("th button")!);
          const figure = row.querySelector("td.on-phone .figure-way > *, td.on-phone .figure-way");
          const end = range.getBoundingClientRect().right;
          return figure && end > figure.getBoundingClientRect().left ? [row.textContent] : [];
        }),
      );
      expect(overlaps).toEqual([]);
    }
  });
});

test("tables, an open state and the dialogs are sound", async ({ page }) => {
  const sound = async () => expect(await violationsIn(page)).toEqual([]);
  await page.goto("/cirus");
  await page.getByRole("button", { name: "Bihar" }).click();
  await expect(page.getByRole("group", { name: /^38 districts of Bihar/ })).toBeVisible();
  await sound();
  await table(page, TOP_TEN).getByRole("button", { name: "Hyderabad" }).click();
  await expect(page.getByRole("dialog", { name: "Hyderabad" })).toContainText("modelled");
  await page.getByRole("dialog").evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(page.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  // One click from the cell to the numbers put in.
  await table(page, TOP_TEN)
    .getByRole("row", { name: /^Hyderabad/ })
    .locator(".figure-way")
    .last()
    .click();
  const steps = page
    .getByRole("list", { name: /^Steps to the figure of/ })
    .and(page.locator(":visible"));
  await expect(steps).toContainText(/Registered cases, Telangana[\d,]+2023 · Rajya Sabha reply/);
  await sound();
  await page.goto("/cirus?list=all&place=tg-hyderabad&place=dl-west-delhi");
  await expect(table(page, "All districts")).toBeVisible();
  await sound();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("dialog").getByRole("table")).toHaveCount(11);
  await sound();
  await page.getByText("Share it, or show it in an article").click();
  expect(await coveredStops(page.getByRole("dialog").locator("button, summary, select"))).toEqual(
    [],
  );
});

/** The controls that something else covers while they have the focus. */
function coveredStops(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((all) =>
    all.flatMap((control) => {
      (control as HTMLElement).focus();
      const { left, bottom } = control.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 5, bottom - 5);
      return control.contains(seen) ? [] : [control.textContent];
    }),
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it is, and where the figures are", async ({ page, request }) => {
    await page.goto("/cirus");
    await expect(
      page.getByRole("heading", { name: "Cyber Intelligence and Risk Unified System" }),
    ).toBeVisible();
    await expect(page.getByText("It does not measure insecurity")).toBeVisible();
    await expect(page.getByText("Loading").first()).toBeHidden();
    const address = await page.getByRole("link", { name: "districts" }).getAttribute("href");
    expect((await request.get(address!)).ok()).toBe(true);
  });
});

test("three pictures come when asked for, each with its address, its table and its files", async ({
  page,
}) => {
  await page.goto("/cirus?place=tg-hyderabad");
  // What loads above the pictures moves them.
  await expect(names(page, TOP_TEN)).toHaveCount(10);
  await expect(names(page, "Select and compare: states")).toHaveCount(36);
  await page.getByRole("heading", { name: "Pictures" }).scrollIntoViewIfNeeded();
  const spread = page.getByRole("button", { name: "How one figure is spread" });
  await expect(spread).toBeVisible();
  await spread.click();
  const picture = page.getByRole("figure");
  await expect(picture).toContainText("Hyderabad 9.78");
  await page.getByRole("button", { name: "Two figures against each other" }).click();
  await page.getByLabel("Across").selectOption("Access, per 100 people");
  await page.getByLabel("Upwards").selectOption("Risk index");
  // The reference has 0.93 for the index and penetration over the 780 districts.
  await expect(picture).toContainText("Rank correlation (Spearman) 0.93 over 780");
  await expect(page).toHaveURL(/chart=scatter&x=internet_penetration&y=index/);
  await page.reload();
  await page.getByRole("heading", { name: "Pictures" }).scrollIntoViewIfNeeded();
  await expect(picture).toContainText("Rank correlation (Spearman) 0.93");

  const files = [
    ["Save as SVG", "cirus-india-scatter-internet_penetration-index-plain.svg", "<svg"],
    ["as PNG", "cirus-india-scatter-internet_penetration-index-plain.png", "\x89PNG"],
    [
      "its figures as CSV",
      "cirus-india-scatter-internet_penetration-index-plain.csv",
      "\u00ef\u00bb\u00bfPlace",
    ],
  ] as const;
  for (const [button, name, start] of files) {
    const file = await saved(picture, button);
    expect(file.name).toBe(name);
    const content = file.content.toString("latin1");
    expect(content.startsWith(start)).toBe(true);
    expect(content).not.toMatch(/oklch|NaN/);
  }
  // In the picture itself, wherever it goes.
  for (const text of ["Risk index (plain), 0 to 10", "780 of 780 districts", "Sources: "]) {
    await expect(picture.locator("svg")).toContainText(text);
  }

  await page.getByRole("button", { name: "The states in order" }).click();
  await picture.getByText("The figures as a table").click();
  await expect(picture.getByRole("row")).toHaveCount(37);
  // On a phone, too, the longest name is whole.
  await page.setViewportSize({ width: 360, height: 740 });
  const name = picture.locator("svg").getByText("Dadra and Nagar Haveli and Daman and Diu");
  await expect.poll(async () => ((await name.boundingBox())?.width ?? 0) > 200).toBe(true);
  const { x, width } = (await name.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(344);
  expect(await violationsIn(page)).toEqual([]);
});

/** Presses a button of a dialog or picture that saves a file; gives the name and the bytes. */
async function saved(within: Locator, button: string) {
  const download = within.page().waitForEvent("download");
  await within.getByRole("button", { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The size of a PNG in pixels, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;

test("the map of the world is as wide as the list, goes to a continent, and is saved with its legend, its source and its caveat", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/cirus?view=world&map=Africa");
  const map = page.getByRole("listbox", { name: "Map of 195 countries" });
  await map.scrollIntoViewIfNeeded();
  expect((await map.boundingBox())!.width).toBeGreaterThan(700);
  const whole = (await map.locator("svg").getAttribute("viewBox"))!.split(" ").map(Number);
  expect(whole[2]).toBeLessThan(1500);
  await page.getByRole("button", { name: "The map for an article" }).click();
  const dialog = page.getByRole("dialog", { name: "The map for an article" });
  const { name, content } = await saved(dialog, "Save as SVG");
  expect(name).toBe("cirus-world-map-africa-index-plain.svg");
  const svg = content.toString("utf8");
  for (const text of [
    "A fifth of the countries",
    "Index: plain.",
    "Modelled or assumed",
    "Sources: ",
    "World Bank IT.NET.USER.ZS",
    "exposure, not insecurity",
    "Natural Earth",
    "release world-",
  ]) {
    expect(svg).toContain(text);
  }
  expect(svg).not.toMatch(/oklch|NaN/);
  const png = await saved(dialog, "as PNG");
  expect(png.name).toBe("cirus-world-map-africa-index-plain.png");
  expect(sizeOf(png.content)[0]).toBe(1440);
  await expect(
    dialog.getByRole("button", { name: "Copy the frame of the whole world" }),
  ).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test("the map of India is saved by states and by districts, and stands in a frame", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/cirus");
  await expect(names(page, "Select and compare: states")).toHaveCount(36);
  await page.getByRole("heading", { name: "Select and compare" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "The map for an article" }).click();
  const dialog = page.getByRole("dialog", { name: "The map for an article" });
  const byState = await saved(dialog, "Save as SVG");
  expect(byState.name).toBe("cirus-india-map-index-plain.svg");
  const about = [
    "Index: plain.",
    "Modelled or assumed",
    "Sources: ",
    "exposure, not insecurity",
    "release india-",
    "before October 2019",
  ];
  for (const text of [
    "Risk index: India by states",
    "A fifth of the states",
    "36 of 36 states",
    ...about,
  ]) {
    expect(byState.content.toString("utf8")).toContain(text);
  }
  const png = await saved(dialog, "as PNG");
  expect(png.name).toBe("cirus-india-map-index-plain.png");
  expect(sizeOf(png.content)[0]).toBe(1440);
  await dialog.getByRole("button", { name: "Copy the frame" }).click();
  const frame = await page.evaluate(() => navigator.clipboard.readText());
  const [, address] = /src="[^"]*(\/embed\/[^"]*)"/.exec(frame)!;
  await page.keyboard.press("Escape");

  await page.getByLabel("On the map").selectOption("All 780 district headquarters");
  await page.getByRole("button", { name: "The map for an article" }).click();
  const byDistrict = await saved(dialog, "Save as SVG");
  expect(byDistrict.name).toBe("cirus-india-map-districts-index-plain.svg");
  const svg = byDistrict.content.toString("utf8");
  for (const text of [
    "the districts of India, each a point",
    "A fifth of the districts",
    "780 of 780 districts",
    "no outlines of the districts",
    ...about,
  ]) {
    expect(svg).toContain(text);
  }
  // Each circle is two arcs; five more are the legend's.
  expect(svg.match(/a[\d.]+ [\d.]+ 0 1 0/g)).toHaveLength(2 * (780 + 5));
  expect(sizeOf((await saved(dialog, "as PNG")).content)[0]).toBe(1440);
  expect(await violationsIn(page)).toEqual([]);

  await page.goto(address!.replaceAll("&amp;", "&"));
  const embedded = page.getByRole("figure");
  await expect(embedded).toContainText("Risk index: India by states");
  await expect(embedded).toContainText("Sources: ");
  expect(await embedded.locator("[data-area]").count()).toBeGreaterThan(30);
});

test("the published view is what TRAI and NCRB print of 36 states, on the map and in pictures too", async ({
  page,
}) => {
  await page.goto("/cirus?index=published&chart=scatter");
  await expect(names(page, "All states and union territories")).not.toHaveCount(0);
  await expect(
    page.getByText("36 of 36 states and union territories.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("figure")).toContainText("over 36 states and union territories");
  await page.getByRole("heading", { name: "Select and compare" }).scrollIntoViewIfNeeded();
  const map = page.getByRole("img", { name: /^India by states/ });
  await expect(map).toBeVisible();
  await expect(page.locator(".map-legend")).toContainText("below");
  const shown = await page.locator(".select-and-compare").textContent();
  expect(shown).not.toMatch(/no published figure|All of India|NaN/);
  expect(await violationsIn(page)).toEqual([]);
});

test("no row of an opened state runs over at 1280, and what is copied are figures", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/cirus");
  await page.getByRole("button", { name: "Madhya Pradesh" }).click();
  await expect(page.getByRole("group", { name: /^55 districts of Madhya Pradesh/ })).toBeVisible();
  const over = await page
    .locator(".group-boxes .check")
    .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length);
  expect(over).toBe(0);
  const copied = await table(page, TOP_TEN)
    .getByRole("row", { name: /^Hyderabad/ })
    .evaluate((row) => {
      getSelection()!.selectAllChildren(row);
      return getSelection()!.toString();
    });
  expect(copied).toContain("164.0");
  expect(copied).not.toContain("modelled");
});

test("a power of ten is copied as one", async ({ page }) => {
  await page.goto("/stnc/numbers");
  const copied = await page.getByRole("list", { name: "Places of the vowels" }).evaluate((list) => {
    getSelection()!.selectAllChildren(list);
    return getSelection()!.toString();
  });
  expect(copied).toContain("10^2");
  expect(copied).not.toContain("power");
});

test("the districts of a state are all in the document, and all districts are as plain text", async ({
  page,
}) => {
  await page.goto("/cirus?list=all&in=Uttar+Pradesh");
  await expect(table(page, "All districts").locator("[aria-rowindex]")).toHaveCount(76);
  await page.goto("/cirus?list=all");
  await page.getByRole("button", { name: "Show all rows as plain text" }).click();
  const plain = page.getByRole("table", { name: "Compare 780 districts" });
  await expect(plain.getByRole("row")).toHaveCount(781);
  await expect(page).toHaveURL("/cirus?list=all&plain=");
  await page.reload();
  await expect(plain.getByRole("row")).toHaveCount(781);
});

test("a metric per literate says that it rewards low literacy, with the grouped index at a press", async ({
  page,
}) => {
  await page.goto("/cirus?view=world");
  const top = table(page, "Top 5 high-risk countries");
  // What arrives above and below moves the note.
  await expect(names(page, "Select and compare: continents")).toHaveCount(6);
  await top.evaluate((all) => all.scrollIntoView());
  await top.getByRole("button", { name: "About: Internet users per 100 literate adults" }).click();
  const note = page.getByText("A figure per literate rewards low literacy").first();
  await expect(note).toContainText(
    "Mali, with 35 internet users for 100 people, ranks 34 of 195 by that and 193",
  );
  await page.getByRole("button", { name: "Show the grouped index" }).click();
  await expect(page.getByRole("radio", { name: "Grouped" })).toBeChecked();
  await expect(page).toHaveURL(/index=grouped/);

  await page.goto("/cirus?about=br-araria&figure=internet_audience_literate");
  const sheet = page.getByRole("dialog", { name: "Araria" });
  await expect(sheet).toContainText("A figure per literate rewards low literacy");
  await sheet.getByRole("button", { name: "Show the grouped index" }).first().click();
  await expect(page).toHaveURL(/index=grouped/);
});
