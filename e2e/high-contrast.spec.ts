import type { Locator } from "@playwright/test";
import { expect, memberTest, test } from "./journey.ts";

const groundOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor);

// The system's colours replace those of a page: grounds and shadows go, and clear borders are drawn.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }));

test("the example that is read looks chosen", async ({ page }) => {
  await page.goto("/");
  const examples = page.getByRole("list", { name: "Words to try" });
  const chosen = examples.getByRole("button", { pressed: true });
  expect(await groundOf(chosen)).not.toBe(await groundOf(page.locator("html")));
});

test("the place whose letters are shown looks chosen", async ({ page }) => {
  await page.goto("/stnc/sound#guttural");
  const tabs = page.getByRole("navigation", { name: "Places" });
  const lineOf = (name: string) =>
    tabs
      .getByRole("link", { name })
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).borderBottomWidth));
  expect(await lineOf("Guttural")).toBeGreaterThan(await lineOf("Palatal"));
});

test("the index of a place has its bar", async ({ page }) => {
  await page.goto("/cirus");
  const bar = page.locator(".index-bar:visible").first();
  const drawn = await bar.evaluate((one) => getComputedStyle(one, "::after").backgroundImage);
  expect(drawn).toContain("gradient");
});

memberTest("a working has its dots, and marks the step that is shown alone", async ({ page }) => {
  await page.goto("/private/ganita/addition?n=78&n=89&n=94&step=3");
  const dot = page.locator(".board-dot").first();
  const { width } = (await dot.boundingBox())!;
  const edge = await dot.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth));
  expect(2 * edge).toBeCloseTo(width, 0);
  const edges = await page
    .locator(".step-line")
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderInlineStartWidth));
  expect(edges).toEqual(["0px", "0px", "4px", "0px", "0px"]);
});
