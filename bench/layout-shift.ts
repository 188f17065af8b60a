import type { CDPSession, Page, Request } from "@playwright/test";

/** How a page moves while it opens and afterwards. */
export interface Movement {
  /** The layout shift, as browsers compute it, until nothing is loading any more. */
  readonly layoutShift: number;
  /** How often its styles were computed anew in ten frames, once all that ends has ended. */
  readonly stylesAtRest: number;
}

/**
 * Returns a function that opens an address in this page, which nothing else uses, and delays its
 * fonts until last.
 */
export async function movementsIn(page: Page): Promise<(url: string) => Promise<Movement>> {
  let isElseThere = Promise.withResolvers<void>();
  // A page with routes has no cache, so that each address loads its fonts again.
  await page.route("**/*.woff2", async (route) => {
    await isElseThere.promise;
    await route.continue();
  });
  const untilQuiet = quietOf(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  return async (url) => {
    isElseThere = Promise.withResolvers();
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await untilQuiet();
    isElseThere.resolve();
    await page.evaluate(async () => void (await document.fonts.ready));
    await untilQuiet();
    const layoutShift = await layoutShiftOf(page);
    await page.evaluate(untilAnimated);
    return { layoutShift, stylesAtRest: await stylesAtRest(page, devTools) };
  };
}

/** The least of up to three times ten frames: what a busy machine does late, it does once. */
async function stylesAtRest(page: Page, devTools: CDPSession): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 3 && least > 0; times++) {
    const before = await stylesComputed(devTools);
    await page.evaluate(tenFrames);
    least = Math.min(least, (await stylesComputed(devTools)) - before);
  }
  return least;
}

async function stylesComputed(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "RecalcStyleCount")!.value;
}

// The animations that end; those that follow the scrolling wait for it.
const untilAnimated = async () => {
  const ending = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect!.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

const tenFrames = () =>
  new Promise<void>((drawn) => {
    const draw = (left: number) =>
      left === 0 ? drawn() : requestAnimationFrame(() => draw(left - 1));
    draw(10);
  });

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

/** The sum of a page's layout shifts so far: how far things moved after they were painted. */
const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
