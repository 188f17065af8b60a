import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { startServer } from "../src/server/testing/server-process.ts";

export const MEMBER = { email: "reader@example.org", password: "correct horse battery" };

/**
 * The start of every journey: a real server with an empty data directory and one member, a page on
 * it, and no error or warning on the console that the test has not announced with `expectErrors`.
 */
export const test = base.extend<
  { consoleErrors: string[]; expectErrors: (pattern: RegExp) => void },
  { serverUrl: string; token: string }
>({
  serverUrl: [
    async ({ browserName }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), `shabda-gyan-${browserName}-`));
      const server = await startServer({
        DATA_DIR: folder,
        MEMBER_EMAIL: MEMBER.email,
        MEMBER_PASSWORD: MEMBER.password,
      });
      await use(server.url);
      await server.stop("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  token: [
    async ({ serverUrl }, use) => {
      const answer = await fetch(`${serverUrl}/api/v1/auth/login`, {
        method: "POST",
        body: new URLSearchParams({ username: MEMBER.email, password: MEMBER.password }),
      });
      const { access_token } = (await answer.json()) as { access_token: string };
      await use(access_token);
    },
    { scope: "worker" },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  expectErrors: async ({ consoleErrors }, use) => {
    const patterns: RegExp[] = [];
    await use((pattern) => patterns.push(pattern));
    const unexpected = consoleErrors.filter((text) => !patterns.some((known) => known.test(text)));
    consoleErrors.splice(0, consoleErrors.length, ...unexpected);
  },
});

/** A journey of somebody who is logged in already: once for all journeys of a worker. */
export const memberTest = test.extend<{ asMember: undefined }>({
  asMember: [
    async ({ page, token }, use) => {
      await page.addInitScript((value) => localStorage.setItem("token", value), token);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Logs the member in through the page, as a person would. */
export async function logIn(page: Page) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(MEMBER.email);
  await page.getByLabel("Password").fill(MEMBER.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/private$/);
}

export { expect };
