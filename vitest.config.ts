import { globSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { needsDatabase } from "./src/server/testing/needs-database.ts";

const serverTests = globSync("{deploy,docs,scripts,src/server}/**/*.test.ts", {
  cwd: import.meta.dirname,
});
const onDatabase = serverTests.filter((file) =>
  needsDatabase(path.join(import.meta.dirname, file)),
);
const elsewhere = serverTests.filter((file) => !onDatabase.includes(file));

// These test calculators, what runs around the routes, how facts are read and what a start prints,
// which are the same on every engine. cirus-command.test.ts tests on both what is then written, and
// faults/backup.postgres.test.ts a first start on both.
const ON_ANY_ENGINE = [
  "src/server/http/*.test.ts",
  "src/server/routes/{aryabhatta,cirus-oembed,cirus-workings,example-answers}.test.ts",
  "src/server/routes/{ganita,made-again,melakarta,openapi}.test.ts",
  "src/server/safety/{headers,input,other-sites,overload,slow-clients,turns}.test.ts",
  "src/server/commands/import-facts.test.ts",
  "src/server/{serve,commands/newer-figures}.test.ts",
];

// On a busy machine things take longer; these limits only end what hangs.
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

// Files share a worker and its modules; each must leave both as it found them. What has no bundler
// in production runs as Node runs it here, too.
const shared = { ...patient, isolate: false, experimental: { viteModuleRunner: false } } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "domain", include: ["src/{domain,contract}/**/*.test.ts"] } },
      {
        test: {
          ...patient,
          name: "web",
          include: ["src/web/**/*.test.{ts,tsx}"],
          isolate: false,
          environment: "jsdom",
          // Pages tell days where the reader is; React is tested as it is developed.
          env: { TZ: "Asia/Kolkata", NODE_ENV: "test" },
          css: true,
          setupFiles: "src/web/test-setup.ts",
        },
      },
      // Tests that need a database run on each engine, all others once.
      { test: { ...shared, name: "server", include: elsewhere } },
      {
        test: {
          ...shared,
          name: "server-embedded",
          include: onDatabase,
          exclude: ["**/*.postgres.test.ts"],
          globalSetup: "src/server/testing/embedded-setup.ts",
          setupFiles: "src/server/testing/after-file.ts",
          // The optimising compiler of WebAssembly takes longer than what it saves the database.
          execArgv: ["--liftoff-only"],
        },
      },
      {
        test: {
          ...shared,
          name: "server-postgres",
          include: onDatabase,
          exclude: ["**/*.embedded.test.ts", ...ON_ANY_ENGINE],
          globalSetup: "src/server/testing/postgres-setup.ts",
          setupFiles: "src/server/testing/after-file.ts",
        },
      },
    ],
  },
});
