import { type Browser, chromium } from "@playwright/test";
import { findChromium, SANDBOX_ARGUMENTS } from "../scripts/chromium.ts";

/** Runs work with a real Chromium, and closes it afterwards. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  env: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // No network requests of its own.
    args: [...SANDBOX_ARGUMENTS, "--disable-gpu", "--disable-background-networking", ...args],
    env,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
