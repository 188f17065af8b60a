import { expect, test } from "./journey.ts";

test.use({ viewport: { width: 320, height: 640 } });

const LONG = "n".repeat(40);

for (const [where, address, shown] of [
  [
    "a search of CIRUS that finds nothing",
    `/cirus?list=all&q=${LONG}`,
    `Nothing is called “${LONG}”.`,
  ],
  ["a word without a vowel", `/?word=${LONG}`, "40 letters in 1 akshara."],
] as const) {
  test(`the page is no wider than a phone for ${where}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(shown)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
