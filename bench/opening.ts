import type { Page } from "@playwright/test";

/** What a visitor sees while a page opens. */
export interface Opening {
  readonly largestPaintMs: number;
  readonly layoutShift: number;
}

/** When the largest part of a page was painted; waits until something is. */
export const largestPaintOf = (page: Page): Promise<number> =>
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

/** The sum of a page's layout shifts so far: how far things moved after they were painted. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
