import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["src/{domain,contract}/**/*.test.ts"] } },
      {
        test: {
          name: "web",
          include: ["src/web/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          css: true,
          setupFiles: "src/web/test-setup.ts",
        },
      },
      {
        test: {
          name: "server-embedded",
          include: ["src/server/**/*.test.ts"],
          exclude: ["**/*.postgres.test.ts"],
          globalSetup: "src/server/testing/embedded-setup.ts",
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server-postgres",
          include: ["src/server/**/*.test.ts"],
          exclude: ["**/*.embedded.test.ts"],
          globalSetup: "src/server/testing/postgres-setup.ts",
          testTimeout: 30_000,
        },
      },
    ],
  },
});
