import { expect, memberTest, test } from "./journey.ts";

test("the title follows, a new page opens at its top and an old one where it was left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  // On a slow line, a first visit shows fallback fonts and the next one the site's own.
  await page.reload();
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
});

memberTest("a members' page has its own title and opens at its top", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await page.goto("/private");
  await page.getByRole("link", { name: /^Ganita/ }).click();
  await expect(page).toHaveTitle("Ganita. Shabda Gyan");
  await page.getByRole("main").getByRole("link").last().click();
  await expect(page).toHaveURL(/\/private\/ganita\/./);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle("Ganita. Shabda Gyan");
});

test("the page of a link that is pointed at is there before it is pressed", async ({ page }) => {
  await page.goto("/numbers");
  const devTools = await page.context().newCDPSession(page);
  const isFetched = new Promise<void>((resolve) => {
    devTools.on("Preload.prefetchStatusUpdated", ({ status }) => {
      if (status === "Ready") resolve();
    });
  });
  await devTools.send("Preload.enable");
  const link = page.getByRole("link", { name: "WORDS" });
  await link.hover();
  await isFetched;
  await link.click();
  await expect(page).toHaveURL(/\/words$/);
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as unknown as Delivered).deliveryType,
  );
  expect(delivery).toBe("navigational-prefetch");
});

interface Delivered {
  readonly deliveryType: string;
}

test("on a phone the buttons of the head do not touch the line below them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/maps");
  const login = (await page
    .getByRole("banner")
    .getByRole("link", { name: "Login" })
    .boundingBox())!;
  const line = (await page.getByRole("banner").getByRole("navigation").boundingBox())!;
  expect(line.y - login.y - login.height).toBeGreaterThanOrEqual(4);
});
