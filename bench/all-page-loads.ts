import { withCountingBrowser } from "./browser.ts";
import { invitation, memberToken, withSharedServer } from "./our-server.ts";
import { loadPages, type PageLoads } from "./page-budgets.ts";

let loads: Promise<PageLoads> | undefined;

/** How all pages load in a real Chromium, measured once for all lines that report it. */
export function allPageLoads(): Promise<PageLoads> {
  loads ??= withSharedServer(({ url }, dataDir) =>
    withCountingBrowser(async (browser) =>
      loadPages(browser, url, await memberToken(url), await invitation(dataDir)),
    ),
  );
  return loads;
}
