import { type Browser, chromium } from "@playwright/test";
import { findChromium, SANDBOX_ARGUMENTS } from "../scripts/chromium.ts";

/** Starts a real Chromium that makes no network requests of its own. */
export const startBrowser = (
  env: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...SANDBOX_ARGUMENTS, "--disable-gpu", "--disable-background-networking", ...args],
    env,
  });
