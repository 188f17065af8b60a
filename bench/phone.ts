import type { Browser } from "@playwright/test";
import { largestPaintOf, layoutShiftOf, type Opening } from "./opening.ts";

// The device that Lighthouse simulates.
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
/** Its network, with the settings that make Chromium match the one Lighthouse simulates. */
export const PHONE_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;

/** Opens a page with an empty cache on a typical phone and its line, both really slowed down. */
export async function openOnPhone(browser: Browser, url: string): Promise<Opening> {
  const context = await browser.newContext({ ...PHONE, locale: "en-IN" });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", PHONE_LINE);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: "networkidle" });
    return { largestPaintMs: await largestPaintOf(page), layoutShift: await layoutShiftOf(page) };
  } finally {
    await context.close();
  }
}
