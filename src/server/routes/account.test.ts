import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountDetails } from "#contract/account.ts";
import { changePassword } from "../db/members.ts";
import { loginAttempts, members, tokens } from "../db/schema.ts";
import { hashOf } from "../db/tokens.ts";
import { hashPassword } from "../members/passwords.ts";
import { leaverToken, logIn, MEMBER, memberToken, openTestApp } from "../testing/test-app.ts";

const { app, database } = await openTestApp();
beforeEach(async () => {
  await database.delete(loginAttempts);
  await database.delete(tokens);
});

const ask = (token: string, path: string, payload?: object) =>
  app.inject({
    method: payload === undefined && path === "details" ? "GET" : "POST",
    url: `/api/v1/${path.startsWith("auth/") ? path : `account/${path}`}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

const makeOld = (token: string) =>
  database
    .update(tokens)
    .set({ provenAt: sql`now() - interval '10 minutes'` })
    .where(eq(tokens.tokenHash, hashOf(token)));

test("a member sees the email and the live logins, the current one marked", async () => {
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };
  const { access_token: old } = (
    await logIn(app, { username: MEMBER.email, password: MEMBER.password }, { headers })
  ).json();
  await database.update(tokens).set({ usedAt: sql`now() - interval '1 day'` });
  const dead = await memberToken(app);
  await database
    .update(tokens)
    .set({ expiresAt: sql`now()` })
    .where(eq(tokens.tokenHash, hashOf(dead)));
  await leaverToken(app, database);
  const token = await memberToken(app);
  const answer = accountDetails.parse((await ask(token, "details")).json());
  expect(answer).toMatchObject({ email: MEMBER.email, has_password: true });
  expect(answer.logins).toMatchObject([
    { id: hashOf(token), browser: null, method: "password", is_current: true },
    { id: hashOf(old), browser: "Firefox on Linux", is_current: false },
  ]);
});

describe("a change of the account", () => {
  test("needs a login of the last ten minutes, which a password makes of an old one", async () => {
    const token = await memberToken(app);
    await makeOld(token);
    const refused = await ask(token, "end_other_logins");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "recent_login_required"]);

    const wrong = await ask(token, "auth/confirm", { password: "wrong horse" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, "wrong_password"]);
    expect((await ask(token, "end_other_logins")).statusCode).toBe(403);

    expect((await ask(token, "auth/confirm", { password: MEMBER.password })).statusCode).toBe(204);
    expect((await ask(token, "end_other_logins")).statusCode).toBe(200);
  });

  test("cannot be reached by guessing with a stolen token", async () => {
    const token = await memberToken(app);
    const guess = () => ask(token, "auth/confirm", { password: "wrong horse" });
    for (let guessed = 0; guessed < 10; guessed += 1) expect((await guess()).statusCode).toBe(403);
    const right = await ask(token, "auth/confirm", { password: MEMBER.password });
    expect([right.statusCode, right.json().code]).toEqual([429, "too_many_attempts"]);
  });

  test("by one login ends another, or all others, and tells them so", async () => {
    const [mine, first, second] = [
      await memberToken(app),
      await memberToken(app),
      await memberToken(app),
    ];
    const stranger = await leaverToken(app, database);
    const isLive = async (token: string) => (await ask(token, "details")).statusCode === 200;

    expect((await ask(mine, `logins/${hashOf(first)}/end`)).statusCode).toBe(204);
    expect(await Promise.all([mine, first, second].map(isLive))).toEqual([true, false, true]);
    expect((await ask(first, "details")).json()).toMatchObject({
      code: "login_ended",
      detail: expect.stringMatching(
        /^Your login here ended on \d.*because it was ended from another/,
      ),
    });
    // Other members' logins are none of theirs.
    expect((await ask(mine, `logins/${hashOf(stranger)}/end`)).statusCode).toBe(204);
    expect((await ask(mine, "end_other_logins")).json()).toEqual({ ended: 1 });
    expect(await Promise.all([mine, second, stranger].map(isLive))).toEqual([true, false, true]);
  });
});

test("a new password tells every login that it ended but the one that set it", async () => {
  const [mine, other] = [await memberToken(app), await memberToken(app)];
  const [{ passwordHash } = {}] = await database
    .select()
    .from(members)
    .where(eq(members.email, MEMBER.email));
  await changePassword(
    database,
    MEMBER.email,
    await hashPassword("another password"),
    hashOf(mine),
  );
  expect((await ask(mine, "details")).statusCode).toBe(200);
  const told = await ask(other, "details");
  expect(told.statusCode).toBe(401);
  expect(told.json().detail).toContain("because the password was changed. If you did not expect");
  await database
    .update(members)
    .set({ passwordHash: passwordHash! })
    .where(eq(members.email, MEMBER.email));
});
