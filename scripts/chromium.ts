import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { OperatorError } from "../src/server/operator-error.ts";
import { announce, installDebianPackage, mayInstall } from "./debian-package.ts";
import { exitCode } from "./exit-code.ts";

const DEBIAN = "/usr/bin/chromium";
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const INSTALLED = [
  DEBIAN,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) =>
    path.join(process.env[name] ?? "", "Google/Chrome/Application/chrome.exe"),
  ),
];

/** Chromium's sandbox does not work for root. */
export const SANDBOX_ARGUMENTS: readonly string[] =
  process.getuid?.() === 0 ? ["--no-sandbox"] : [];

const INSTEAD = { instead: "set CHROMIUM_PATH to a Chromium or Google Chrome of yours" };
const NONE_HERE = {
  why: "The browser journeys need a Chromium, and there is none here.",
  ...INSTEAD,
};
const SLOW = {
  why: "The browser journeys take a quarter less time in a Chromium without windows.",
  ...INSTEAD,
};

/**
 * Finds a Chromium for the browser tests: the one at CHROMIUM_PATH, Playwright's own, this
 * system's, Playwright's after downloading it, or the distribution's package after installing it.
 *
 * Returns the path of the program.
 *
 * @throws {OperatorError} if there is none and none can be installed, or none at CHROMIUM_PATH.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new OperatorError(`CHROMIUM_PATH names ${given}, and there is no such file.`);
  }
  if (!chromiumHere() && mayInstall()) {
    announce("Playwright's is downloaded into its cache now", NONE_HERE);
    await exitCode("node_modules/.bin/playwright", ["install", "chromium"]);
  }
  if (!chromiumHere()) await installDebianPackage("chromium", NONE_HERE);
  if (headlessChromium().executablePath === DEBIAN && !process.env.CHROMIUM_PATH) {
    await installDebianPackage("chromium-headless-shell", SLOW);
  }
  const found = chromiumHere();
  if (found) return found;
  throw new OperatorError(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome and run the tests again.",
  );
}

/** Starts the Chromium that {@link findChromium} finds. */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...SANDBOX_ARGUMENTS] });

const chromiumHere = () =>
  process.env.CHROMIUM_PATH || [chromium.executablePath(), ...INSTALLED].find(existsSync);

/**
 * The launch options for Chromium's headless shell, the same engine without windows: Playwright's
 * own or Debian's. For the whole Chromium where there is no shell, or CHROMIUM_PATH names another.
 */
export function headlessChromium(): { executablePath?: string } {
  const whole = chromiumHere();
  if (whole === undefined || whole === chromium.executablePath()) return {};
  const isDebian = whole === DEBIAN && !process.env.CHROMIUM_PATH && existsSync(DEBIAN_SHELL);
  return { executablePath: isDebian ? DEBIAN_SHELL : whole };
}
