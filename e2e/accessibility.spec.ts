import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { expect, logIn, test } from "./journey.ts";

// One raga stands for all of them.
const OPEN_PAGES = [
  ...PUBLIC_PAGES.filter((path) => !/^\/ragas\/(?!15$)/.test(path)),
  "/no-such-page",
];
const MEMBER_PAGES = [
  "/private",
  "/private/aryabhatta",
  "/private/aryabhatta?t=ख्युघृ&s=devanagari&m=word&op=multiplication",
  "/private/aryabhatta?t=Ram krishna chakra&s=latin&m=sentence",
  "/private/aryabhattacm",
  "/private/aryabhattasm?hex=994c42",
  "/private/ganita",
  "/private/ganita/addition?n=12&n=x&n=30",
  "/private/ganita/urdhva-tiryagbhyam?a=98&b=87&step=2",
];

const VIEWS = [
  { name: "in light on a small phone", width: 320, colorScheme: "light" },
  { name: "in dark on a small phone", width: 320, colorScheme: "dark" },
  { name: "in light on a desk", width: 1280, colorScheme: "light" },
  { name: "in dark on a desk", width: 1280, colorScheme: "dark" },
  // What 1280 px are at 200%.
  { name: "at twice the size", width: 640, colorScheme: "light" },
  { name: "in forced colours", width: 1280, colorScheme: "dark", forcedColors: "active" },
] as const;

for (const { name, width, ...media } of VIEWS) {
  test(`every page is sound ${name}`, async ({ page, expectErrors }) => {
    test.setTimeout(300_000);
    expectErrors(/404/);
    await page.emulateMedia(media);
    await page.setViewportSize({ width, height: 800 });
    // The system's colours contrast by themselves, and axe would judge the ones they replace.
    const leftOut = "forcedColors" in media ? ["color-contrast"] : [];
    for (const address of OPEN_PAGES) await expectSound(page, address, leftOut);
    await logIn(page);
    for (const address of MEMBER_PAGES) await expectSound(page, address, leftOut);
  });
}

async function expectSound(page: Page, address: string, leftOut: string[]) {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page }).disableRules(leftOut).analyze();
  const found = violations.map(({ id, nodes }) => [address, id, nodes.map(({ html }) => html)]);
  expect(found).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect([address, scrollWidth]).toEqual([address, clientWidth]);
}
