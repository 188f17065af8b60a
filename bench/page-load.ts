import type { Page, Request } from "@playwright/test";

/** Everything a page loads by itself before anybody touches it. */
export interface PageLoad {
  readonly path: string;
  readonly resources: readonly Resource[];
  /** The resources that had arrived when the largest part of the page was painted. */
  readonly untilLargestPaint: readonly Resource[];
}

interface Resource {
  readonly url: string;
  readonly kind: "document" | "script" | "stylesheet" | "font" | "other";
  /** Of the body, as transferred. */
  readonly bytes: number;
  readonly isThirdParty: boolean;
}

/** The slow line of the phone that Lighthouse simulates. */
const PHONE_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const KINDS: ReadonlySet<string> = new Set(["document", "script", "stylesheet", "font"]);

/**
 * Returns a function that opens a path of a site in this page, which nothing else uses, without a
 * cache. It waits until the page is idle, and returns what it loaded.
 */
export async function pageLoadsIn(
  page: Page,
  origin: string,
): Promise<(path: string) => Promise<PageLoad>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  // On loopback, resources would arrive in random order.
  await devTools.send("Network.emulateNetworkConditions", PHONE_LINE);
  let requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return async (path) => {
    requests = [];
    await page.goto(origin + path, { waitUntil: "networkidle" });
    // Waits for fonts that are only requested now.
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.waitForLoadState("networkidle");
    const largestPaint = await largestPaintOf(page);
    const timeOrigin = await page.evaluate(() => performance.timeOrigin);
    const loaded = requests.filter((request) => !request.url().startsWith("data:"));
    const resources = await Promise.all(loaded.map((request) => resourceOf(request, origin)));
    const untilLargestPaint = resources.filter(({ kind }, index) => {
      const { startTime, responseEnd } = loaded[index]!.timing();
      // The largest part may be painted while the end of the document is on its way.
      return kind === "document" || startTime + responseEnd <= timeOrigin + largestPaint;
    });
    return { path, resources, untilLargestPaint };
  };
}

/** The bytes of all resources of these kinds; of all resources if no kind is named. */
export function bytesIn(resources: readonly Resource[], ...kinds: Resource["kind"][]): number {
  return resources
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

async function resourceOf(request: Request, origin: string): Promise<Resource> {
  const type = request.resourceType();
  const { responseBodySize } = await request.sizes();
  return {
    url: request.url(),
    kind: (KINDS.has(type) ? type : "other") as Resource["kind"],
    bytes: responseBodySize,
    isThirdParty: new URL(request.url()).origin !== origin,
  };
}

/** When the largest part of a page was painted; waits until something is. */
const largestPaintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // What was painted before arrives in one list.
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
