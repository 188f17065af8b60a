import { expect, test } from "./journey.ts";

test.describe("from page to page without a new document", () => {
  test("the title follows, a new page opens at its top and an old one where it was left", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 500 });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const positionOf = () => page.evaluate(() => Math.round(scrollY));
    const foot = page.getByRole("contentinfo").getByRole("link", { name: "Colours" });
    await foot.scrollIntoViewIfNeeded();
    const left = await positionOf();
    expect(left).toBeGreaterThan(500);

    await foot.click();
    await expect(page).toHaveURL("/stnc/colours");
    await expect(page).toHaveTitle("Colours. Shabda Gyan");
    await expect.poll(positionOf).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle("Shabda Gyan: every letter is a sound, a number and a colour");
    await expect.poll(positionOf).toBe(left);
    expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  });

  test("a link to a part of a page opens it there", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Try a word" }).click();
    await expect(page.getByLabel("Your word")).toBeInViewport();
  });

  test("where the site has been built anew meanwhile, the document is loaded anew", async ({
    page,
    expectErrors,
  }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    expectErrors(/404/);
    await page.route("**/assets/login-page-*.js", (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    const login = page.getByRole("main").getByRole("link", { name: "Login" }).first();
    await Promise.all([page.waitForEvent("load"), login.click()]);
    expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBeUndefined();
    await login.click();
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  });
});
