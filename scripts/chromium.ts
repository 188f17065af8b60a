import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { installDebianPackage } from "./debian-package.ts";
import { exitCode } from "./exit-code.ts";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) =>
    path.join(process.env[name] ?? "", "Google/Chrome/Application/chrome.exe"),
  ),
];

/**
 * Finds a Chromium for the browser tests: Playwright's own, this system's, Playwright's after
 * downloading it, or the distribution's package after installing it.
 *
 * Gives the path of the program.
 *
 * @throws when there is none and none can be had.
 */
export async function findChromium(): Promise<string> {
  const found = chromiumHere();
  if (found) return found;
  process.stdout.write("Looking for a Chromium to test with.\n");
  await exitCode("node_modules/.bin/playwright", ["install", "chromium"]);
  if (!chromiumHere()) await installDebianPackage("chromium");
  const installed = chromiumHere();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome and run the tests again.",
  );
}

const chromiumHere = () => [chromium.executablePath(), ...INSTALLED].find(existsSync);
