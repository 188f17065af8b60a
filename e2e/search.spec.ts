import { expect, memberTest, test } from "./journey.ts";
import { expectSound } from "./soundness.ts";

test("the search opens by button and by key, finds in any spelling and script, and leads where things live", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // A page that is only read: nothing of the search is loaded before it is asked for.
  await page.goto("/stnc/numbers", { waitUntil: "networkidle" });
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("searchbox", { name: "Search this site" });
  const found = dialog.getByRole("link");
  expect(asked.filter((path) => /search|\.js/.test(path))).toEqual([]);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  expect(asked).not.toContain("/search.json");
  await page.keyboard.type("dheerashankara");
  await expect(found.first()).toContainText("Dheerasankarabharanam");
  await expect(found.first()).toContainText("Raga");
  expect(asked.filter((path) => path === "/search.json")).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ragas\/29$/);

  for (const [text, name, kind, address] of [
    ["ಕೋಲ್ಕತ್ತಾ", "Kolkata", "Place", /\/cirus\?about=wb-kolkata$/],
    ["ఖ", "ख kh", "Consonant", /\/stnc\/sound#vyanjanas$/],
    ["khyughri", "ख्युघृ", "Word", /\/\?word=/],
    ["mandakranta", "mandākrāntā", "Metre", /\/words\/verse\?verse=/],
    ["accessib", "Accessibility", "Page", /\/accessibility$/],
  ] as const) {
    await page.goto("/stnc/colours");
    await page.keyboard.press("/");
    await field.fill(text);
    await expect(found.first()).toContainText(name);
    await expect(found.first()).toContainText(kind);
    await field.press("ArrowDown");
    await expect(found.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await found.first().click();
    await expect(page).toHaveURL(address);
  }
});

test("the search says once, after a pause, how much it found, and what to do when it found nothing or did not load", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.route("**/search.json", (route) => route.abort());
  await page.goto("/accessibility");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await page.keyboard.type("todi");
  await expect(dialog.getByRole("alert")).toContainText("did not load");
  await page.unroute("**/search.json");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("link").first()).toContainText("Hanumatodi");
  await expect(dialog.getByRole("status")).toHaveText(/found\.|nearest/);
  await dialog.getByRole("searchbox").fill("zzzzqq");
  await expect(dialog.getByRole("status")).toContainText("Nothing has this name");
});

test("a slash that is typed into a field stays there", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your word").focus();
  await page.keyboard.type("/");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
});

for (const width of [360, 1280]) {
  test(`the search is sound at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/accessibility");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("kalyani");
    await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
    await expectSound(page, { isRoomy: true });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no search that would not work", async ({ page }) => {
    await page.goto("/accessibility");
    await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  });
});

memberTest("members find their pages", async ({ page }) => {
  await page.goto("/private");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("nikhilam");
  await page.getByRole("dialog").getByRole("link", { name: /Sutra/ }).first().click();
  await expect(page).toHaveURL(/\/private\/ganita\/nikhilam/);
});
