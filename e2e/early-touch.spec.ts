import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect, test } from "./journey.ts";

// On a slow line a visitor can touch a page before its scripts have loaded.
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const letScriptsCome = await hold(page, "**/*.js");
  await page.goto(address, { waitUntil: "commit" });
  return letScriptsCome;
}

test("a word that is typed and a question that is pressed before the scripts are there are read and open when they are", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  await page.getByRole("textbox").fill("agni");
  await page.getByRole("button", { name: "Akshara as token" }).click();
  letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Akshara as token" })).toBeVisible();
  await expect(page).toHaveURL(/\?.*agni/);
});

test("the wheel that is pressed before the scripts are there opens when they are", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  await page.getByRole("img", { name: "The wheel of the varnamala" }).click({ force: true });
  letScriptsCome();
  await expect(page.getByRole("dialog", { name: "The wheel of the varnamala" })).toBeVisible();
});

test("a raga that is searched and filters that are chosen before the scripts are there hold when they are", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/ragas");
  const search = page.getByRole("searchbox");
  await search.fill("Kosalam");
  const svara = page.getByRole("combobox", { name: "Swara" });
  await svara.selectOption("R3");
  const madhyama = page.getByRole("group", { name: "Madhyama" }).getByRole("radio").last();
  await madhyama.check({ force: true });
  letScriptsCome();
  await expect(page).toHaveURL(/q=Kosalam/);
  await expect(page).toHaveURL(/R3/);
  await expect(svara).toHaveValue("R3");
  await expect(madhyama).toBeChecked();
  await expect(page.getByText("1 of 72 ragas")).toBeVisible();
  await search.fill("");
  await expect(page.getByText("6 of 72 ragas")).toBeVisible();
});

test("Play that is pressed before the scripts are there plays when they are", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/ragas/15");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  letScriptsCome();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
});

test("a key of the drawing that is pressed before the scripts are there counts when they are", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/ragas/29");
  // The black key beside Sa, above its svara.
  const { width, height } = (await page.locator(".svara-keyboard").boundingBox())!;
  await page
    .locator(".svara-keyboard")
    .click({ position: { x: width * (80 / 640), y: height * (60 / 242) } });
  letScriptsCome();
  await expect(page.locator(".svara-changed")).toContainText("R2 becomes R1: 29");
});

test("of presses in two parts of a page before the scripts are there, the last counts", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/ragas/15");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const bowli = page.getByRole("button", { name: "Bowli" });
  await bowli.click();
  letScriptsCome();
  await expect(bowli).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: "Sounding raga" })).toBeVisible();
});

for (const address of ["/ragas", "/ragas/15", "/login"]) {
  test(`${address} says that its scripts did not come, and can be loaded again`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED|Error hydrating/);
    await page.route("**/*.js*", (route) => route.abort());
    await page.goto(address, { waitUntil: "commit" });
    const told = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(told).toBeVisible();
    await page.unroute("**/*.js*");
    await told.getByRole("link", { name: "Load the page again" }).click();
    await expect(told).toBeHidden();
    await expect(page.locator("astro-island[ssr]:not([client='visible'])")).toHaveCount(0);
  });
}

test("a members' page says that it is loading while its scripts are on the way, and no longer where they do not come", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|Error hydrating/);
  const letScriptsFail = await hold(page, "**/*.js*", (route) => route.abort());
  await page.goto("/private", { waitUntil: "commit" });
  const loading = page.getByText("Loading the page...");
  await expect(loading).toBeVisible();
  letScriptsFail();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(loading).toBeHidden();
});

for (const [address, askedFor] of [
  ["/cirus?view=world", /195 countries/],
  ["/ragas?q=Kalyani", /1 of 72 ragas/],
  ["/ragas/janya?q=mohanam", /Mohanam/],
] as const) {
  test(`${address} shows nothing else before its scripts are there`, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, address);
    const heading = page.locator("h1");
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    letScriptsCome();
    await expect(heading).toBeVisible();
    await expect(page.getByRole("main")).toContainText(askedFor);
  });
}

test("what was built is shown where the scripts that read the address do not come", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|Error hydrating/);
  await page.route("**/*.js*", (route) => route.abort());
  await page.goto("/cirus?view=world", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
