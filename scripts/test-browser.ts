import { takeNoWords } from "../src/server/commands/no-words.ts";
import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { journeys, program } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { runChecks } from "./run-checks.ts";

// npm run test:browser: every check in a browser.

const BUDGETS = ["reading-pages", "tool-pages", "page-requests", "layout-shift", "cirus-table"];

try {
  takeNoWords("npm run test:browser");
  // First, because it installs what is missing, and says so.
  await findChromium();
} catch (error) {
  stopWithSentence(error);
}
await runChecks({
  onSite: [journeys(), program("Budgets of the pages", "node", ["bench/main.ts", ...BUDGETS])],
});
