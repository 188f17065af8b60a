import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { OperatorError } from "../src/server/operator-error.ts";
import { announce, installDebianPackage, mayInstall } from "./debian-package.ts";

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
const WHY = "The browser journeys need a Chromium, and there is none here.";
const INSTEAD = "set CHROMIUM_PATH to a Chromium or Google Chrome of yours";

/** Chromium's sandbox does not work for root. */
export const SANDBOX_ARGUMENTS: readonly string[] =
  process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** The launch options for the Chromium of {@link findChromium}, once that has installed one. */
export function chromiumHere(): { executablePath?: string } {
  const found =
    process.env.CHROMIUM_PATH || [chromium.executablePath(), ...INSTALLED].find(existsSync);
  return found ? { executablePath: found } : {};
}

/**
 * Finds a Chromium: the one at CHROMIUM_PATH, Playwright's own, or this system's; else installs
 * Debian's package or downloads Playwright's, and announces this first.
 *
 * Returns the path of the program.
 *
 * @throws {OperatorError} if there is none and none can be installed, or none at CHROMIUM_PATH.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new OperatorError(`CHROMIUM_PATH names ${given}, and there is no such file.`);
  }
  if (!chromiumHere().executablePath) installDebianPackage("chromium", WHY, INSTEAD);
  if (!chromiumHere().executablePath && mayInstall()) {
    announce("Playwright's is downloaded into its cache now", WHY, INSTEAD);
    spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  const { executablePath } = chromiumHere();
  if (executablePath) return executablePath;
  throw new OperatorError(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome and run the tests again.",
  );
}

/** Starts the Chromium that {@link findChromium} finds. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() });
