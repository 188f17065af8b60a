import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { loginResponse } from "#contract/auth.ts";
import { apiErrorBody } from "#contract/error.ts";
import { familiarAddresses, loginAttempts, members, tokens } from "../db/schema.ts";
import { cheapHash, whileCrowded } from "../testing/passwords.ts";
import {
  bearer,
  logIn,
  MEMBER,
  memberToken,
  openTestApp,
  send,
  sendForm,
} from "../testing/test-app.ts";
import { changePassword, removeMember } from "./account-changes.ts";
import { addMember } from "./members.ts";

const { app, database } = await openTestApp();
const GOOD = { username: MEMBER.email, password: MEMBER.password };
const WRONG = { username: MEMBER.email, password: "not the one" };

beforeEach(async () => {
  await database.delete(loginAttempts);
  await database.delete(familiarAddresses);
  await database.delete(tokens);
});

const useToken = (token: string) =>
  app.inject({ url: "/api/v1/aryabhatta/colors", headers: bearer(token) });
const logOut = (token: string, body?: string) =>
  send(app, "/auth/logout", body, {
    token,
    ...(body !== undefined && { headers: { "content-type": "application/json" } }),
  });

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

  test("is turned away with 503, and not counted, while too many passwords are checked", async () => {
    const answer = await whileCrowded(() => logIn(app, GOOD));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("3");
    expect(answer.json()).toMatchObject({
      code: "overloaded",
      detail: "Too many logins at once. Try again in a few seconds.",
    });
    const counted = await database.select({ attempts: loginAttempts.attempts }).from(loginAttempts);
    expect(counted).toEqual(Array(3).fill({ attempts: 0 }));
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

  test.each([
    ["no email", { password: "x" }],
    ["no password", { username: MEMBER.email }],
    ["an empty password", { username: MEMBER.email, password: "" }],
    ["a device that is no secret", { ...GOOD, device: "my telephone" }],
    ["another grant", { ...GOOD, grant_type: "client_credentials" }],
    ["a password of a megabyte's worth", { ...GOOD, password: "x".repeat(1025) }],
  ])("refuses %s with a sentence", async (_, fields) => {
    const answer = await logIn(app, fields as Record<string, string>);
    expect(answer.statusCode).toBe(422);
    expect(apiErrorBody.parse(answer.json())).toMatchObject({ code: "invalid_request" });
  });

  test("ignores scope, client_id and client_secret however often they are sent", async () => {
    const fields = ["scope", "client_id", "client_secret"].map((name) => `&${name}=a&${name}=b`);
    const answer = await sendForm(app, `${new URLSearchParams(GOOD)}${fields.join("")}`);
    expect([answer.statusCode, answer.json().token_type]).toEqual([200, "bearer"]);
  });

  test.each([
    ["half an escape", "a%4"],
    ["an escape of no digits", "a%ZZ"],
    ["an escaped byte that is not UTF-8", "a%FF"],
    ["an escape cut in two", "%E0%A4&b=%85"],
    ["a byte that is not UTF-8", "a\xff"],
  ])("refuses a form with %s, and counts no attempt", async (_, username) => {
    const answer = await sendForm(app, Buffer.from(`password=x&username=${username}`, "latin1"));
    expect([answer.statusCode, apiErrorBody.parse(answer.json())]).toMatchObject([
      400,
      { code: "malformed_body" },
    ]);
    expect(await database.select().from(loginAttempts)).toEqual([]);
  });

  test("refuses JSON, saying which form to send", async () => {
    const answer = await send(app, "/auth/login", GOOD);
    expect(answer.statusCode).toBe(415);
    expect(answer.json().detail).toContain("application/x-www-form-urlencoded");
  });
});

describe("a token", () => {
  test("is dead after logout, and logging out twice is refused like any dead token", async () => {
    const token = await memberToken(app);
    const answer = await logOut(token);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await useToken(token)).statusCode).toBe(401);
    expect((await logOut(token)).statusCode).toBe(401);
  });

  test("is dead after a logout whose empty body is said to be JSON", async () => {
    const token = await memberToken(app);
    const answer = await logOut(token, "");
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await useToken(token)).statusCode).toBe(401);
  });

  test.each([
    [{ every: true }, 'Leave out the unknown field "every".'],
    ["all", "This call takes no body. Send none."],
  ])("outlives a logout with a body, which is refused: %j", async (body, detail) => {
    const token = await memberToken(app);
    const answer = await logOut(token, JSON.stringify(body));
    expect([answer.statusCode, answer.json().detail]).toEqual([422, detail]);
    expect((await useToken(token)).statusCode).toBe(200);
  });

  test("ends with the login it is sent with, where that succeeds, and no other does", async () => {
    const [former, other] = [await memberToken(app), await memberToken(app)];
    const headers = bearer(former);
    expect((await logIn(app, WRONG, { headers })).statusCode).toBe(401);
    expect((await useToken(former)).statusCode).toBe(200);
    const { access_token: next } = (await logIn(app, GOOD, { headers })).json();
    expect((await useToken(former)).statusCode).toBe(401);
    expect((await useToken(other)).statusCode).toBe(200);
    expect((await useToken(next)).statusCode).toBe(200);
    // An expired or revoked token does not matter.
    expect((await logIn(app, GOOD, { headers })).statusCode).toBe(200);
  });

  test("ends when it is too old, and when it was unused for too long", async () => {
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

  test("ends with a new password and with its member", async () => {
    const email = "leaver@example.org";
    await addMember(database, email, await cheapHash("first password"));
    const first = (await logIn(app, { username: email, password: "first password" })).json();
    await changePassword(database, email, await cheapHash("second password"));
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
        detail: "This call is for members. Log in first.",
        code: "login_required",
      });
    },
  );
});
