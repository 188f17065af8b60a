import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { LOGIN_LIMITS } from "../accounts/login-limits.ts";
import { readEnvironment } from "../config.ts";
import { openConfiguredDatabase } from "../db/open-configured-database.ts";
import { loginAttempts } from "../db/schema.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { FIRST_MEMBER, freshStore } from "../testing/stores.ts";

// ../accounts tests the counting on each engine; these are about addresses, and start fastest here.

const RIGHT = { username: FIRST_MEMBER.MEMBER_EMAIL, password: FIRST_MEMBER.MEMBER_PASSWORD };
const WRONG = { ...RIGHT, password: "a guess of a stranger" };
const NEW_PLACE = "203.0.113.77";

function sendLogin({ url }: ServerProcess, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields);
  return fetch(`${url}/api/v1/auth/login`, { method: "POST", headers, body });
}

const logInFrom = (server: ServerProcess, address: string, fields: Record<string, string>) =>
  sendLogin(server, fields, { "x-forwarded-for": address });

/** Guesses from made-up addresses until every new place has to wait. */
async function attack(server: ServerProcess, network: string) {
  for (let number = 0; number < LOGIN_LIMITS.account; number += 1) {
    expect((await logInFrom(server, `${network}.${number}`, WRONG)).status).toBe(401);
  }
}

async function passQuarterOfAnHour(store: Record<string, string>) {
  const { database, close } = await openConfiguredDatabase(readEnvironment(store));
  const resetsAt = sql`${loginAttempts.resetsAt} - interval '15 minutes'`;
  await database.update(loginAttempts).set({ resetsAt });
  await close();
}

describe("behind a proxy that is trusted", () => {
  // The first test replaces it, as it starts it again.
  let server: ServerProcess;
  let store: Record<string, string>;
  let env: Record<string, string>;
  beforeAll(async () => {
    store = await freshStore();
    env = { ...store, ...FIRST_MEMBER, TRUST_PROXY: "1" };
    server = await startServer(env);
  });
  afterAll(() => server.stop("SIGKILL"));

  test("guesses from made-up addresses, again and again, keep a member out of new places alone", async () => {
    const device = "d".repeat(43);
    expect((await logInFrom(server, "203.0.113.1", { ...RIGHT, device })).status).toBe(200);
    await attack(server, "198.51.100");

    const refused = await logInFrom(server, NEW_PLACE, RIGHT);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(await refused.json()).toMatchObject({
      detail: expect.stringMatching(/^Too many failed logins\. Try again in .*minute/),
    });
    expect((await logInFrom(server, "203.0.113.1", RIGHT)).status).toBe(200);
    expect((await logInFrom(server, "203.0.113.2", { ...RIGHT, device })).status).toBe(200);

    await server.stop("SIGTERM");
    await passQuarterOfAnHour(store);
    server = await startServer(env);
    await attack(server, "192.0.2");
    expect((await logInFrom(server, NEW_PLACE, RIGHT)).status).toBe(429);
    expect((await logInFrom(server, "203.0.113.2", { ...RIGHT, device })).status).toBe(200);
  });

  test("an address is one, whatever port, form or words the proxy adds", async () => {
    const statuses = async (username: string, entry: (number: number) => string) => {
      const seen = new Set<number>();
      for (let number = 0; number < LOGIN_LIMITS.place; number += 1) {
        seen.add((await logInFrom(server, entry(number), { ...WRONG, username })).status);
      }
      return [...seen, (await logInFrom(server, entry(4711), { ...WRONG, username })).status];
    };
    const ports = (number: number) => `203.0.113.9:${50_000 + number}`;
    expect(await statuses("one@example.org", ports)).toEqual([401, 429]);
    const forms = (number: number) => (number % 2 ? "[2001:DB8::1]:443" : `2001:db8::${number}`);
    expect(await statuses("two@example.org", forms)).toEqual([401, 429]);
    const words = (number: number) => (number % 2 ? "unknown" : `_hidden${number}`);
    expect(await statuses("three@example.org", words)).toEqual([401, 429]);
  });
});

describe("without a trusted proxy", () => {
  test("the server warns once of an untrusted proxy, and a page of another site may not log in", async () => {
    const server = await startServer({ ...(await freshStore()), ...FIRST_MEMBER });
    onTestFinished(() => void server.stop("SIGKILL"));
    expect(server.printed()).not.toContain("TRUST_PROXY");
    for (const address of ["203.0.113.1", "203.0.113.2"]) {
      expect((await logInFrom(server, address, RIGHT)).status).toBe(200);
    }
    // With or without Sec-Fetch-Site.
    const status = async (origin: string) => (await sendLogin(server, RIGHT, { origin })).status;
    expect(await status("https://evil.example")).toBe(403);
    expect(await status("null")).toBe(403);
    expect(await status(server.url)).toBe(200);
    await expect.poll(() => server.printed()).toContain("Set TRUST_PROXY=1");
    await server.stop("SIGTERM");
    expect(server.printed().match(/TRUST_PROXY is not set/g)).toHaveLength(1);
  });
});
