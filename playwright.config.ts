import { defineConfig } from "@playwright/test";
import { chromiumHere } from "./scripts/chromium.ts";

/** Journeys in a real browser against a real server. */
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
    launchOptions: chromiumHere(),
  },
});
