import { test as base, expect, type Page } from "@playwright/test";
import { memberOf } from "./member-of.ts";

export const MEMBER = memberOf(Number(process.env.TEST_PARALLEL_INDEX));

/**
 * The start of every journey: a page on the real server. The test fails on any console error or
 * warning that it has not announced with `expectErrors`.
 */
export const test = base.extend<
  { consoleErrors: string[]; expectErrors: (pattern: RegExp) => void },
  { serverUrl: string; token: string }
>({
  serverUrl: [({ browserName: _ }, use) => use(process.env.JOURNEYS_URL!), { scope: "worker" }],
  token: [async ({ serverUrl }, use) => use(await newToken(serverUrl)), { scope: "worker" }],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) untilIslandsLive(page);
    await use(page);
  },
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

/**
 * Makes every navigation wait until the page's islands are hydrated, unless it waits only for the
 * first bytes. e2e/early-touch.spec.ts covers what happens before that.
 */
function untilIslandsLive(page: Page) {
  const { goto, reload } = page;
  // Those that wait until they are in sight may wait on.
  const asleep = page.locator("astro-island[ssr]:not([client='visible'])").first();
  const live = () => asleep.waitFor({ state: "detached" });
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await live();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await live();
    return answer;
  };
}

/** A journey that is already logged in: one login serves all journeys of a worker. */
export const memberTest = test.extend<{ asMember: undefined }>({
  asMember: [
    async ({ page, token }, use) => {
      const keep = (value: string) => localStorage.setItem("token", value);
      await using _ = await page.addInitScript(keep, token);
      await use(undefined);
    },
    { auto: true },
  ],
});

async function newToken(serverUrl: string): Promise<string> {
  const answer = await fetch(`${serverUrl}/api/v1/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username: MEMBER.email, password: MEMBER.password }),
  });
  // Else every page of a member would ask again and again, and no failure would tell why.
  expect(answer.status).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

/**
 * Logs the member in without the login page, for a journey that only begins there. The login is its
 * own, so that it may end it. Returns the token.
 */
export async function beginLoggedIn(page: Page, serverUrl: string): Promise<string> {
  const token = await newToken(serverUrl);
  await page.goto("/healthz", { waitUntil: "commit" });
  await page.evaluate((token) => localStorage.setItem("token", token), token);
  return token;
}

/** Logs the member in through the page, as a person would. */
export async function logIn(page: Page, leadsTo = /\/private$/) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(MEMBER.email);
  await page.getByLabel("Password").fill(MEMBER.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(leadsTo);
}

export { expect };
