import type { BrowserContextOptions } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { asMember, invitation, memberToken, withSharedServer } from "./our-server.ts";
import { type PageLoad, pageLoadsIn } from "./page-load.ts";
import { API_PAGE, INTERACTIVE_PAGES, MEMBERS_TOOLS, READING_PAGES } from "./pages.ts";

/** How all pages of the site load, without a cache. */
export interface PageLoads {
  readonly reading: readonly PageLoad[];
  readonly publicTools: readonly PageLoad[];
  readonly membersTools: readonly PageLoad[];
  readonly apiPage: readonly PageLoad[];
}

let loads: Promise<PageLoads> | undefined;

/** How all pages load in a real Chromium, measured once for all lines that report it. */
export function allPageLoads(): Promise<PageLoads> {
  loads ??= withSharedServer(({ url }, dataDir) =>
    withBrowser(async (browser) => {
      const load = async (paths: readonly string[], options: BrowserContextOptions = {}) => {
        const page = await browser.newPage({ locale: "en-IN", ...options });
        const loadOf = await pageLoadsIn(page, url);
        const loads = [];
        for (const path of paths) loads.push(await loadOf(path));
        await page.close();
        return loads;
      };
      const [welcome] = (await load([await invitation(dataDir)])) as [PageLoad];
      return {
        reading: await load(READING_PAGES),
        // The link holds a secret.
        publicTools: [...(await load(INTERACTIVE_PAGES)), { ...welcome, path: "/welcome" }],
        membersTools: await load(MEMBERS_TOOLS, asMember(url, await memberToken(url))),
        apiPage: await load([API_PAGE]),
      };
    }),
  );
  return loads;
}
