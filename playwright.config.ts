import { defineConfig } from "@playwright/test";
import { headlessChromium } from "./scripts/chromium.ts";

const isRoot = process.getuid?.() === 0;

// Playwright's own, whose flag ours takes the place of, and the pages that Chromium renders for the
// suggestions of its address bar: a third of what a new page costs.
const DISABLED_FEATURES = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Journeys in a real browser against a real server, which each worker starts for itself. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What is waited for comes late on a machine that has much else to do; these only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  globalSetup: "./e2e/start-server.ts",
  use: {
    locale: "en-IN",
    // A trace costs more than the journey it is of: npm run e2e -- --trace=retain-on-failure.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...headlessChromium(),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
      ],
    },
  },
});
