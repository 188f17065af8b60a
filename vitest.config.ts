import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

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
    allowOnly: false,
    maxWorkers: availableParallelism(),
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
      // What runs beside the server.
      {
        test: {
          ...shared,
          name: "server",
          include: ["{deploy,docs,scripts}/**/*.test.ts"],
          exclude: ["**/*.postgres.test.ts"],
        },
      },
      // The server, on each engine.
      {
        test: {
          ...shared,
          name: "server-embedded",
          include: ["src/server/**/*.test.ts"],
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
          include: ["src/server/**/*.test.ts", "deploy/**/*.postgres.test.ts"],
          exclude: ["**/*.embedded.test.ts"],
          globalSetup: "src/server/testing/postgres-setup.ts",
          setupFiles: "src/server/testing/after-file.ts",
        },
      },
    ],
  },
});
