import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";

/** What a Chromium is started with wherever something is measured: without looks at the network of its own. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
];

/** Runs work with a real Chromium, which goes with it. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...BROWSER_ARGUMENTS],
    env,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
