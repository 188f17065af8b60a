import { defineConfig } from "@playwright/test";
import { headlessChromium, SANDBOX_ARGUMENTS } from "./scripts/chromium.ts";

// Playwright's own features, because our flag replaces its flag, and the pages that Chromium
// renders for its address bar's suggestions: a third of the cost of a new page.
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
  // On a busy machine things take longer; these limits only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  globalSetup: "./e2e/start-server.ts",
  use: {
    locale: "en-IN",
    // A call that hangs says which it is; the end of a whole journey does not.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // A trace costs more than its journey. To get one: npm run e2e -- --trace=retain-on-failure.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...headlessChromium(),
      args: [
        ...SANDBOX_ARGUMENTS,
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
        // Pages live too short for V8's slowest compiler to pay.
        "--js-flags=--no-opt",
      ],
    },
  },
});
