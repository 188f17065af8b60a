import type { Page } from "@playwright/test";
import { ADDRESS_PAUSE_MS } from "../src/web/address/use-address.ts";

declare global {
  /** How often React has drawn a row of a table's body since the page was opened. */
  var rowDraws: number;
}

/** Time for the page to finish after its address has changed. */
const REST_MS = 100;

/** The part that is read of React's own record of a component or element. */
interface Fiber {
  /** A component, or the name of an element. */
  readonly type: unknown;
  readonly flags: number;
  /** The element itself. */
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** Its state before it was last drawn. */
  readonly alternate: Fiber | null;
}

/**
 * Counts, on the pages opened from now on, the rows that React draws: a row counts once in each commit
 * that draws it or anything in it. Asks React the way its developer tools do, which the built site
 * answers too; what it draws to the same result is counted as well.
 */
export async function countRowDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    globalThis.rowDraws = 0;

    function rowOf(fiber: Fiber): Element | null {
      for (let at: Fiber | null = fiber; at; at = at.return) {
        if (at.type === "tr") return at.stateNode as Element;
      }
      let root = fiber.child;
      while (root && typeof root.type !== "string") root = root.child;
      return root?.type === "tr" ? (root.stateNode as Element) : null;
    }

    function* drawnComponents(fiber: Fiber, before: Fiber | null): Generator<Fiber> {
      const isDrawn = before === null || (fiber.flags & PERFORMED_WORK) !== 0;
      if (typeof fiber.type === "function" && isDrawn) yield fiber;
      if (fiber.child === before?.child) return;
      for (let child = fiber.child; child; child = child.sibling) {
        yield* drawnComponents(child, child.alternate);
      }
    }

    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot(_renderer: number, { current }: { readonly current: Fiber }) {
          const rows = new Set([...drawnComponents(current, current.alternate)].map(rowOf));
          for (const row of rows) if (row?.matches("tbody [aria-rowindex]")) rowDraws += 1;
        },
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
}

/**
 * The rows drawn during an action, until the page's address has changed and the page is idle. The
 * page itself waits, so that a slow machine also waits longer.
 */
export async function rowsDrawnBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => rowDraws);
  await act();
  const after = await page.evaluate(async (pause) => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await scheduler.postTask(() => {}, { priority: "background" });
    return rowDraws;
  }, ADDRESS_PAUSE_MS + REST_MS);
  return after - before;
}
