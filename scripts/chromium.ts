import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { announce, installDebianPackage, mayInstall } from "./debian-package.ts";
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

const REASON = {
  why: "The browser journeys need a Chromium, and there is none here.",
  instead: "set CHROMIUM_PATH to a Chromium or Google Chrome of yours",
};

/**
 * Finds a Chromium for the browser tests: the one at CHROMIUM_PATH, Playwright's own, this system's,
 * Playwright's after downloading it, or the distribution's package after installing it.
 *
 * Gives the path of the program.
 *
 * @throws when there is none and none can be installed.
 */
export async function findChromium(): Promise<string> {
  const found = chromiumHere();
  if (found) return found;
  if (mayInstall()) {
    announce("Playwright's is downloaded into its cache now", REASON);
    await exitCode("node_modules/.bin/playwright", ["install", "chromium"]);
  }
  if (!chromiumHere()) await installDebianPackage("chromium", REASON);
  const installed = chromiumHere();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome and run the tests again.",
  );
}

const chromiumHere = () =>
  process.env.CHROMIUM_PATH || [chromium.executablePath(), ...INSTALLED].find(existsSync);
