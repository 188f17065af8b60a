import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";
import { memberToken, withOurServer } from "./our-server.ts";
import { loadPages, type PageLoads } from "./page-budgets.ts";

let loads: Promise<PageLoads> | undefined;

/** How all pages load in a real Chromium, measured once for all lines that report it. */
export function pageLoads(): Promise<PageLoads> {
  loads ??= withOurServer(async (server) => {
    const isRoot = process.getuid?.() === 0;
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-background-networking",
      ],
    });
    try {
      return await loadPages(browser, server.url, await memberToken(server.url));
    } finally {
      await browser.close();
    }
  });
  return loads;
}
