import type { Page, Request } from "@playwright/test";
import { layoutShiftOf } from "./opening.ts";

/**
 * Returns a function that opens an address in this page, which nothing else uses, and delays its
 * fonts until last. It returns the layout shift, as browsers compute it, until nothing is loading any
 * more.
 */
export async function layoutShiftsIn(page: Page): Promise<(url: string) => Promise<number>> {
  let isElseThere = Promise.withResolvers<void>();
  // A page with routes has no cache, so that each address loads its fonts again.
  await page.route("**/*.woff2", async (route) => {
    await isElseThere.promise;
    await route.continue();
  });
  const untilQuiet = quietOf(page);
  return async (url) => {
    isElseThere = Promise.withResolvers();
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await untilQuiet();
    isElseThere.resolve();
    await page.evaluate(async () => void (await document.fonts.ready));
    await untilQuiet();
    return layoutShiftOf(page);
  };
}

/**
 * Waits until everything except fonts has arrived and been drawn, including what that requested.
 */
function quietOf(page: Page): () => Promise<void> {
  const pending = new Map<Request, PromiseWithResolvers<void>>();
  const end = (request: Request) => {
    pending.get(request)?.resolve();
    pending.delete(request);
  };
  page.on("request", (request) => {
    if (request.resourceType() !== "font") pending.set(request, Promise.withResolvers());
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    do {
      await Promise.all([...pending.values()].map(({ promise }) => promise));
      await page.evaluate(untilDrawn);
    } while (pending.size > 0);
  };
}

// An idle browser has run what was waiting; earlier changes are drawn after two frames. Rarely, a
// browser with nothing to draw does not notice that it is idle.
const untilDrawn = () =>
  new Promise<void>((drawn) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => drawn())), {
      timeout: 10_000,
    });
  });
