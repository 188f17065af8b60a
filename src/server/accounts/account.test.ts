import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountDetails, accountDownload } from "#contract/account.ts";
import { takeBackup } from "../db/backup/take-backup.ts";
import { loginAttempts, members, tokens } from "../db/schema.ts";
import { cheapHash } from "../testing/passwords.ts";
import { folder } from "../testing/stores.ts";
import {
  bearer,
  LEAVER,
  leaverToken,
  logIn,
  MEMBER,
  memberToken,
  openTestApp,
  send,
} from "../testing/test-app.ts";
import { changePassword } from "./account-changes.ts";
import { addLink } from "./links.ts";
import { hashOf } from "./secrets.ts";

const { app, database } = await openTestApp();
beforeEach(async () => {
  await database.delete(loginAttempts);
  await database.delete(tokens);
});

const ask = (token: string, path: string, payload?: object) =>
  path === "details" || path === "download"
    ? app.inject({ url: `/api/v1/account/${path}`, headers: bearer(token) })
    : send(app, path.startsWith("auth/") ? `/${path}` : `/account/${path}`, payload, { token });

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
  await leaverToken(database);
  const token = await memberToken(app);
  const answer = accountDetails.parse((await ask(token, "details")).json());
  expect(answer).toMatchObject({ email: MEMBER.email, has_password: true });
  expect(answer.logins).toMatchObject([
    { id: hashOf(token), browser: null, method: "password", is_current: true },
    { id: hashOf(old), browser: "Firefox on Linux", is_current: false },
  ]);
});

describe("a change of the account", () => {
  test("needs a login proven in the last ten minutes; giving the password again proves it", async () => {
    const token = await memberToken(app);
    await makeOld(token);
    const refused = await ask(token, "end_other_logins");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "recent_login_required"]);

    const wrong = await ask(token, "auth/confirm", { password: "wrong horse" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, "wrong_password"]);
    expect((await ask(token, "end_other_logins")).statusCode).toBe(403);

    const proven = await ask(token, "auth/confirm", { password: MEMBER.password });
    expect((await ask(proven.json().access_token, "end_other_logins")).statusCode).toBe(200);
    expect((await ask(token, "end_other_logins")).statusCode).toBe(401);
  });

  test("cannot be reached by guessing with a stolen token", async () => {
    const token = await memberToken(app);
    const guess = () => ask(token, "auth/confirm", { password: "wrong horse" });
    for (let guessed = 0; guessed < 10; guessed += 1) expect((await guess()).statusCode).toBe(403);
    const right = await ask(token, "auth/confirm", { password: MEMBER.password });
    expect([right.statusCode, right.json().code]).toEqual([429, "too_many_attempts"]);
  });

  test("can end one other login or all others, which then get the reason", async () => {
    const [mine, first, second] = [
      await memberToken(app),
      await memberToken(app),
      await memberToken(app),
    ];
    const stranger = await leaverToken(database);
    const isLive = async (token: string) => (await ask(token, "details")).statusCode === 200;

    expect((await ask(mine, `logins/${hashOf(first)}/end`)).statusCode).toBe(204);
    expect(await Promise.all([mine, first, second].map(isLive))).toEqual([true, false, true]);
    expect((await ask(first, "details")).json()).toMatchObject({
      code: "login_ended",
      detail: expect.stringMatching(
        /^Your login here ended on \d.*because it was ended from another/,
      ),
    });
    // A member cannot end the logins of others.
    expect((await ask(mine, `logins/${hashOf(stranger)}/end`)).statusCode).toBe(204);
    expect((await ask(mine, "end_other_logins")).json()).toEqual({ ended: 1 });
    expect(await Promise.all([mine, second, stranger].map(isLive))).toEqual([true, false, true]);
  });
});

test("a new password ends every login except the one that set it, and each gets the reason", async () => {
  const [mine, other] = [await memberToken(app), await memberToken(app)];
  const [{ passwordHash } = {}] = await database
    .select()
    .from(members)
    .where(eq(members.email, MEMBER.email));
  await changePassword(database, MEMBER.email, await cheapHash("another password"), hashOf(mine));
  expect((await ask(mine, "details")).statusCode).toBe(200);
  const told = await ask(other, "details");
  expect(told.statusCode).toBe(401);
  expect(told.json().detail).toContain("because the password was changed. If you did not expect");
  await database
    .update(members)
    .set({ passwordHash: passwordHash! })
    .where(eq(members.email, MEMBER.email));
});

describe("a new password", () => {
  const NEW = "mangoes in the rain";
  const change = (token: string, body: object) => ask(token, "password", body);

  test("needs the current one, ends every other login and keeps this one", async () => {
    const [mine, other] = [await leaverToken(database), await memberToken(app, LEAVER)];
    const changed = await change(mine, { current_password: MEMBER.password, password: NEW });
    expect(changed.statusCode).toBe(204);
    expect((await ask(mine, "details")).statusCode).toBe(200);
    expect((await ask(other, "details")).json()).toMatchObject({ code: "login_ended" });
    expect((await logIn(app, { username: LEAVER, password: NEW })).statusCode).toBe(200);
    const old = await logIn(app, { username: LEAVER, password: MEMBER.password });
    expect(old.statusCode).toBe(401);
  });

  test.each([
    [{ password: NEW }, "current_password_required"],
    [{ current_password: "wrong horse", password: NEW }, "wrong_password"],
    [{ current_password: MEMBER.password, password: "too short" }, "weak_password"],
    [{ current_password: MEMBER.password, password: "Sunshine1234567!" }, "weak_password"],
    [{ current_password: MEMBER.password, password: LEAVER }, "weak_password"],
  ])("is refused where %j is sent, and the old one stays", async (body, code) => {
    const token = await leaverToken(database);
    const refused = await change(token, body);
    expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
    expect(await memberToken(app, LEAVER)).toEqual(expect.any(String));
  });

  test("cannot be set by guessing the current one with a stolen token", async () => {
    const token = await leaverToken(database);
    for (let guessed = 0; guessed < 10; guessed += 1) {
      const wrong = await change(token, { current_password: "wrong horse", password: NEW });
      expect(wrong.statusCode).toBe(422);
    }
    const right = await change(token, { current_password: MEMBER.password, password: NEW });
    expect(right.statusCode).toBe(429);
  });

  test("and leaving need a login of the last ten minutes", async () => {
    const token = await leaverToken(database);
    await makeOld(token);
    const body = { current_password: MEMBER.password, password: NEW };
    for (const refused of [
      await change(token, body),
      await ask(token, "leave", { email: LEAVER }),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, "recent_login_required"]);
    }
  });
});

test("a member downloads everything that is kept, and no hash or secret among it", async () => {
  const token = await leaverToken(database);
  const other = await memberToken(app, LEAVER);
  await ask(token, `logins/${hashOf(other)}/end`);
  const secret = await addLink(database, { purpose: "reset", email: LEAVER, days: 7 });
  const answer = await ask(token, "download");
  expect(accountDownload.parse(answer.json())).toMatchObject({
    email: LEAVER,
    has_password: true,
    logins: [{ method: "password" }],
    ended_logins: [{ reason: "member" }],
    links: [{ purpose: "reset", used_at: null }],
    familiar_places: [expect.any(String)],
    passkeys: [],
    totp_since: null,
  });
  for (const hidden of [token, hashOf(token), hashOf(secret), "argon2"]) {
    expect(answer.body).not.toContain(hidden);
  }
});

test("a member who leaves confirms the email, and nothing about them is kept", async () => {
  const token = await leaverToken(database);
  await addLink(database, { purpose: "reset", email: LEAVER, days: 7 });
  const refused = await ask(token, "leave", { email: MEMBER.email });
  expect([refused.statusCode, refused.json().code]).toEqual([422, "other_email"]);
  const work = { name: "A word", address: "/private/aryabhatta?t=kha" };
  const inOtherTabs = () =>
    ["/account/new_passkey_options", "/account/totp", "/saved/keep"].map((call) =>
      send(app, call, call === "/saved/keep" ? work : undefined, { token }),
    );
  const [left, ...others] = await Promise.all([
    ask(token, "leave", { email: ` ${LEAVER.toUpperCase()}` }),
    ...[1, 2, 3].flatMap(inOtherTabs),
  ]);
  expect(left.statusCode).toBe(204);
  for (const { statusCode } of others) expect([200, 401]).toContain(statusCode);
  expect((await ask(token, "details")).statusCode).toBe(401);
  const again = await logIn(app, { username: LEAVER, password: MEMBER.password });
  expect(again.statusCode).toBe(401);
  const file = path.join(folder, `${randomUUID()}.gz`);
  await takeBackup(database, file);
  const kept = gunzipSync(await readFile(file)).toString();
  expect(kept).toContain(MEMBER.email);
  expect(kept).not.toContain(LEAVER);
});
