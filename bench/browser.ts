import { type Browser, chromium } from "@playwright/test";
import { findChromium, SANDBOX_ARGUMENTS } from "../scripts/chromium.ts";

/** Chromium's arguments for all measurements: no network requests of its own. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  ...SANDBOX_ARGUMENTS,
  "--disable-gpu",
  "--disable-background-networking",
];

/** Runs work that measures no time with a Chromium whose pages live too short for V8's slowest compiler. */
export const withCountingBrowser: typeof withBrowser = (work, env) =>
  withBrowser(work, env, ["--js-flags=--no-opt"]);

/** Runs work with a real Chromium, and closes it afterwards. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  env: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...BROWSER_ARGUMENTS, ...args],
    env,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
