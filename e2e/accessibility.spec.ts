import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, logIn, test } from "./journey.ts";

const OPEN_PAGES = [
  "/",
  "/numbers",
  "/words",
  "/pictures",
  "/maps",
  "/stnc/sound",
  "/login",
  "/no-such-page",
];
const MEMBER_PAGES = [
  "/private",
  "/private/aryabhatta",
  "/private/aryabhatta?t=ख्युघृ&s=devanagari&m=word&op=multiplication",
  "/private/aryabhatta?t=Ram krishna chakra&s=latin&m=sentence",
  "/private/aryabhattacm",
  "/private/aryabhattasm?hex=994c42",
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1280]) {
    test(`every page is sound in ${colorScheme} at ${width} px`, async ({ page, expectErrors }) => {
      test.slow();
      expectErrors(/404/);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const address of OPEN_PAGES) await expectSound(page, address);
      await logIn(page);
      for (const address of MEMBER_PAGES) await expectSound(page, address);
    });
  }
}

async function expectSound(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => [address, id, nodes.map(({ html }) => html)]);
  expect(found).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect([address, scrollWidth]).toEqual([address, clientWidth]);
}
