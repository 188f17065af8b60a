import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { loginResponse } from "#contract/auth.ts";
import { apiErrorBody } from "#contract/error.ts";
import { buildApp } from "../app.ts";
import { LOGIN_LIMITS } from "../db/login-attempts.ts";
import { addMember, changePassword, removeMember } from "../db/members.ts";
import { familiarAddresses, loginAttempts, members, tokens } from "../db/schema.ts";
import { hashPassword } from "../passwords.ts";
import { logIn, MEMBER, memberToken, openTestApp } from "../testing/test-app.ts";

const { app, database } = await openTestApp();
const GOOD = { username: MEMBER.email, password: MEMBER.password };
const WRONG = { username: MEMBER.email, password: "not the one" };

beforeEach(async () => {
  await database.delete(loginAttempts);
  await database.delete(familiarAddresses);
  await database.delete(tokens);
});

function useToken(token: string) {
  return app.inject({
    url: "/api/v1/aryabhatta/colors",
    headers: { authorization: `Bearer ${token}` },
  });
}

describe("POST /auth/login", () => {
  test("gives a token that opens the members' calls, and keeps only its hash", async () => {
    const answer = await logIn(app, {
      ...GOOD,
      grant_type: "password",
      scope: "",
      client_id: "string",
      client_secret: "anything",
    });

    expect(answer.statusCode).toBe(200);
    const { access_token: token, expires_in: seconds } = loginResponse.parse(answer.json());
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(seconds).toBe(30 * 24 * 60 * 60);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((await useToken(token)).statusCode).toBe(200);
    const kept = await database.select().from(tokens);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test("an email is read without regard to case and space around it", async () => {
    const answer = await logIn(app, { ...GOOD, username: ` ${MEMBER.email.toUpperCase()} ` });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ["a wrong password", WRONG],
    ["an unknown email", { username: "stranger@example.org", password: MEMBER.password }],
    ["an email that cannot be one", { username: "' or 1=1 --", password: "x" }],
  ])("answers %s with the same refusal", async (_, fields) => {
    const answer = await logIn(app, fields);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
    expect(answer.json()).toEqual({
      detail: "Invalid credentials",
      error: "Invalid credentials",
      code: "invalid_credentials",
    });
    expect(await database.select().from(tokens)).toEqual([]);
  });

  const FRIEND = "https://www.example.org";
  test.each([
    ["a program", {}, 200],
    ["this site's page", { "sec-fetch-site": "same-origin", origin: "https://example.org" }, 200],
    ["another site's page", { "sec-fetch-site": "cross-site", origin: "https://example.com" }, 403],
    [
      "a page of a host beside",
      { "sec-fetch-site": "same-site", origin: "https://a.example.org" },
      403,
    ],
    ["a page without origin", { "sec-fetch-site": "cross-site", origin: "null" }, 403],
    ["the one other origin that may call", { "sec-fetch-site": "same-site", origin: FRIEND }, 200],
  ])(
    "from %s is answered accordingly, and another site's counts for nothing",
    async (_, headers, status) => {
      const friendly = await buildApp({ database, corsOrigin: FRIEND });
      onTestFinished(() => friendly.close());
      const answer = await logIn(friendly, status === 403 ? WRONG : GOOD, { headers });
      expect(answer.statusCode).toBe(status);
      const counted = await database.select().from(loginAttempts);
      expect(counted).toHaveLength(status === 403 ? 0 : 3);
    },
  );

  test.each([
    ["no email", { password: "x" }],
    ["no password", { username: MEMBER.email }],
    ["an empty password", { username: MEMBER.email, password: "" }],
    ["another grant", { ...GOOD, grant_type: "client_credentials" }],
    ["a password of a megabyte's worth", { ...GOOD, password: "x".repeat(1025) }],
  ])("refuses %s with a sentence", async (_, fields) => {
    const answer = await logIn(app, fields as Record<string, string>);
    expect(answer.statusCode).toBe(422);
    expect(apiErrorBody.parse(answer.json())).toMatchObject({ code: "invalid_request" });
  });

  test("refuses JSON, saying which form to send", async () => {
    const answer = await app.inject({ method: "POST", url: "/api/v1/auth/login", payload: GOOD });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().detail).toContain("application/x-www-form-urlencoded");
  });
});

describe("limits on guessing", () => {
  test("ten failures for an account from an address, then 429 even with the right password", async () => {
    for (let tries = 0; tries < LOGIN_LIMITS.pair; tries += 1) {
      expect((await logIn(app, WRONG)).statusCode).toBe(401);
    }
    const refused = await logIn(app, GOOD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe("too_many_attempts");
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await logIn(app, GOOD, { from: "198.51.100.2" })).statusCode).toBe(200);
  });

  test("a burst at once gets no more guesses than one after another", async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(app, WRONG)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_LIMITS.pair);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25 - LOGIN_LIMITS.pair);
  });

  test("the window ends, and a success clears the failures before it", async () => {
    for (let tries = 0; tries < LOGIN_LIMITS.pair; tries += 1) await logIn(app, WRONG);
    await database.update(loginAttempts).set({ resetsAt: sql`now()` });
    expect((await logIn(app, WRONG)).statusCode).toBe(401);
    expect((await logIn(app, GOOD)).statusCode).toBe(200);
    const left = await database.select({ attempts: loginAttempts.attempts }).from(loginAttempts);
    // None for the account from this address; the failure still counts for each alone.
    expect(left.map(({ attempts }) => attempts).sort()).toEqual([0, 1, 1]);
  });

  test("an address is limited over all accounts", async () => {
    await logIn(app, WRONG);
    await database.update(loginAttempts).set({ attempts: LOGIN_LIMITS.address });
    const other = { username: "another@example.org", password: "x" };
    expect((await logIn(app, other)).statusCode).toBe(429);
    expect((await logIn(app, other, { from: "198.51.100.2" })).statusCode).toBe(401);
  });

  test("guesses from many addresses do not lock a member out of a familiar one", async () => {
    expect((await logIn(app, GOOD, { from: "192.0.2.10" })).statusCode).toBe(200);
    for (let tries = 0; tries < LOGIN_LIMITS.account; tries += 1) {
      await logIn(app, WRONG, { from: `198.51.100.${tries}` });
    }
    expect((await logIn(app, GOOD, { from: "192.0.2.99" })).statusCode).toBe(429);
    expect((await logIn(app, GOOD, { from: "192.0.2.10" })).statusCode).toBe(200);
  });
});

describe("a token", () => {
  test("is dead after logout, and logging out twice is refused like any dead token", async () => {
    const token = await memberToken(app);
    const logOut = () =>
      app.inject({
        method: "POST",
        url: "/api/v1/auth/logout",
        headers: { authorization: `Bearer ${token}` },
      });
    const answer = await logOut();
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await useToken(token)).statusCode).toBe(401);
    expect((await logOut()).statusCode).toBe(401);
  });

  test("dies at its absolute and at its idle end", async () => {
    const old = await memberToken(app);
    await database.update(tokens).set({ expiresAt: sql`now()` });
    expect((await useToken(old)).statusCode).toBe(401);
    const idle = await memberToken(app);
    await database.update(tokens).set({ usedAt: sql`now() - interval '7 days'` });
    expect((await useToken(idle)).statusCode).toBe(401);
  });

  test("stays alive by use", async () => {
    const token = await memberToken(app);
    await database.update(tokens).set({ usedAt: sql`now() - interval '6 days'` });
    expect((await useToken(token)).statusCode).toBe(200);
    const [row] = await database
      .select({ noted: sql<boolean>`${tokens.usedAt} > now() - interval '1 minute'` })
      .from(tokens);
    expect(row).toEqual({ noted: true });
  });

  test("dies with a new password and with its member", async () => {
    const email = "leaver@example.org";
    await addMember(database, email, await hashPassword("first password"));
    const first = (await logIn(app, { username: email, password: "first password" })).json();
    await changePassword(database, email, await hashPassword("second password"));
    expect((await useToken(first.access_token)).statusCode).toBe(401);
    const second = (await logIn(app, { username: email, password: "second password" })).json();
    expect((await useToken(second.access_token)).statusCode).toBe(200);
    await removeMember(database, email);
    expect((await useToken(second.access_token)).statusCode).toBe(401);
    expect(await database.select().from(members).where(eq(members.email, email))).toEqual([]);
  });

  test.each(["", "Bearer", "Bearer a b", "Basic eDp5", `Bearer ${"x".repeat(5000)}`, "Bearer ☃"])(
    "%j opens nothing",
    async (authorization) => {
      const answer = await app.inject({
        url: "/api/v1/aryabhatta/colors",
        headers: { authorization },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        detail: "Log in to use the calculators.",
        code: "login_required",
      });
    },
  );
});
