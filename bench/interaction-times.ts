import type { Locator, Page } from "@playwright/test";

declare global {
  /** How long each key, press or tick took until its effect was painted, by its number. */
  var interactionTimes: Map<number, number>;
}

/** The browser does not report shorter events, and rounds the others to 8 ms. */
const SHORTEST_TOLD_MS = 16;
/** After this the browser has reported the last event. */
const UNTIL_TOLD_MS = 800;
/** Between two interactions: like a fast typist. */
const REST_MS = 120;

/** Records how long interactions take, on everything opened in this page from now on. */
export async function timeInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    globalThis.interactionTimes = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry;
        if (!interactionId) continue;
        const longest = Math.max(interactionTimes.get(interactionId) ?? 0, duration);
        interactionTimes.set(interactionId, longest);
      }
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_TOLD_MS);
}

/** Slows a page's processor down by this factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: times });
}

/** The longest interaction during an action, in milliseconds. */
export async function longestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => interactionTimes.clear());
  await act();
  await page.waitForTimeout(UNTIL_TOLD_MS);
  const times = await page.evaluate(() => [...interactionTimes.values()]);
  return Math.max(SHORTEST_TOLD_MS, ...times);
}

/** Presses keys one after the other: the letters of a text, or the names of keys. */
export async function pressKeys(page: Page, keys: Iterable<string>): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await rest(page);
  }
}

/** Presses these elements with the mouse, one after the other. */
export async function pressEach(page: Page, targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    await target.click();
    await rest(page);
  }
}

const rest = (page: Page) => page.waitForTimeout(REST_MS);
