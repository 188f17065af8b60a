import { takeNoWords } from "../src/server/commands/no-words.ts";
import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { program, vitest } from "./checks.ts";
import { findPostgres } from "./postgres-server.ts";
import { runChecks } from "./run-checks.ts";

// npm test: every check that needs no browser.

const LAYERS = ["src/domain", "src/contract", "src/server", "src/web", "."];

try {
  takeNoWords("npm test");
} catch (error) {
  stopWithSentence(error);
}
// First, because it installs what is missing, and says so.
await findPostgres();
// The longest first, so that none of them runs alone at the end.
await runChecks({
  onSite: [
    vitest("server-embedded"),
    vitest("server-postgres"),
    vitest("server"),
    program("Budgets of the API", "node", ["bench/main.ts", "api-bytes"]),
  ],
  others: [
    vitest("web"),
    vitest("domain"),
    program("Formatting, lint and import fences", "biome", ["check", "--error-on-warnings", "."]),
    program("Types of src/site", "astro", [
      "check",
      "--noSync",
      "--tsconfig=src/site/tsconfig.json",
    ]),
    // Parallel checkers would repeat the same work.
    ...LAYERS.map((layer) =>
      program(`Types of ${layer}`, "tsc", ["--singleThreaded", "-p", layer]),
    ),
  ],
});
