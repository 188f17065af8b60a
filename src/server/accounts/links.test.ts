import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members, oneTimeLinks } from "../db/schema.ts";
import { cheapHash } from "../testing/passwords.ts";
import { softAuthenticator } from "../testing/soft-authenticator.ts";
import { bearer, logIn, MEMBER, memberToken, openTestApp, send } from "../testing/test-app.ts";
import { removeMember, resetAccount } from "./account-changes.ts";
import { addLink, purgeLinks, revokeLinks } from "./links.ts";
import { addMember } from "./members.ts";

const { app, database } = await openTestApp();
const EMAIL = "asha@example.org";
const PASSWORD = "mangoes in the rain";

beforeEach(async () => {
  await database.delete(oneTimeLinks);
  await removeMember(database, EMAIL);
});

const invite = (email = EMAIL) => addLink(database, { purpose: "invite", email, days: 7 });
const look = (secret: string) => send(app, "/auth/link", { secret });
const accept = (secret: string, password = PASSWORD) =>
  send(app, "/auth/link_password", { secret, password });
const loginWith = async (password: string) =>
  (await logIn(app, { username: EMAIL, password })).statusCode;

test("an invitation shows whose it is, makes the member, logs in and works once", async () => {
  const secret = await invite("Asha@Example.org");
  expect((await look(secret)).json()).toMatchObject({ purpose: "invite", email: EMAIL });
  expect((await look(secret)).statusCode).toBe(200);

  const accepted = await accept(secret);
  expect(accepted.statusCode).toBe(200);
  const headers = bearer(accepted.json().access_token);
  const details = await app.inject({ url: "/api/v1/account/details", headers });
  expect(details.json()).toMatchObject({
    email: EMAIL,
    has_password: true,
    logins: [{ method: "link", is_current: true }],
  });
  expect(await loginWith(PASSWORD)).toBe(200);
  for (const again of [await look(secret), await accept(secret, "another good password")]) {
    expect([again.statusCode, again.json().code]).toEqual([404, "link_used"]);
  }
  expect(await loginWith("another good password")).toBe(401);
});

test.each(["invite", "reset"] as const)(
  "of two simultaneous uses of one link (%s), one gets in",
  async (purpose) => {
    if (purpose === "reset") await addMember(database, EMAIL, "a hash");
    const secret = await addLink(database, { purpose, email: EMAIL, days: 7 });
    const both = await Promise.all([accept(secret), accept(secret, "another good password")]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const won = both[0]!.statusCode === 200;
    expect(await loginWith(PASSWORD)).toBe(won ? 200 : 401);
    expect(await loginWith("another good password")).toBe(won ? 401 : 200);
  },
);

test.each([
  ["an unknown link", async () => "x".repeat(43), "link_unknown"],
  [
    "an expired link",
    async () => {
      const secret = await invite();
      await database.update(oneTimeLinks).set({ expiresAt: sql`now()` });
      return secret;
    },
    "link_expired",
  ],
  [
    "a link that a later one has replaced",
    async () => {
      const secret = await invite();
      await revokeLinks(database, EMAIL);
      return secret;
    },
    "link_unknown",
  ],
])("%s is refused and makes no member", async (_, make, code) => {
  const secret = await make();
  for (const answer of [await look(secret), await accept(secret)]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
  }
  expect(await loginWith(PASSWORD)).toBe(401);
});

test("an invitation to somebody who has become a member meanwhile changes nothing", async () => {
  const secret = await invite();
  await addMember(database, EMAIL, await cheapHash("another good password"));
  expect((await accept(secret)).json()).toMatchObject({ code: "link_used" });
  expect(await loginWith(PASSWORD)).toBe(401);
});

test("an invitation made while the clock was a year ahead ends when it should", async () => {
  const secret = await invite();
  await database.update(oneTimeLinks).set({
    createdAt: sql`${oneTimeLinks.createdAt} + interval '1 year'`,
    expiresAt: sql`${oneTimeLinks.expiresAt} + interval '1 year'`,
  });
  await purgeLinks(database);
  const end = new Date((await look(secret)).json().expires_at).getTime();
  expect(Math.abs(end - Date.now() - 7 * 24 * 60 * 60_000)).toBeLessThan(60_000);
});

test("a weak password is refused with a sentence, and the link still works", async () => {
  const secret = await invite();
  const refused = await accept(secret, "too short");
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({
      code: "weak_password",
      detail: "This password has fewer than 15 characters. Choose another.",
    }),
  ]);
  expect((await accept(secret, "Asha Rao example 1")).statusCode).toBe(200);
});

test("a reset locks the account until its link is used, and the old logins get the reason", async () => {
  await accept(await invite());
  const { access_token: old } = (await logIn(app, { username: EMAIL, password: PASSWORD })).json();
  await resetAccount(database, EMAIL);
  const secret = await addLink(database, { purpose: "reset", email: EMAIL, days: 7 });
  expect(await loginWith(PASSWORD)).toBe(401);
  const headers = bearer(old);
  const told = await app.inject({ url: "/api/v1/account/details", headers });
  expect(told.json().detail).toContain(
    "because the person who runs this site has reset the account.",
  );

  expect((await accept(secret, "another good password")).statusCode).toBe(200);
  expect(await loginWith("another good password")).toBe(200);
  expect(await loginWith(PASSWORD)).toBe(401);
});

test("a passkey that is in use opens no second account, and the link stays open", async () => {
  const phone = softAuthenticator();
  const acceptWithPasskey = async (secret: string, authenticator = phone) => {
    const options = await send(app, "/auth/link_passkey_options", { secret });
    const credential = authenticator.create(options.json());
    return send(app, "/auth/link_passkey", { secret, name: "Phone", credential });
  };
  expect((await acceptWithPasskey(await invite())).statusCode).toBe(200);
  const asked = await send(app, "/auth/passkey_options", {});
  const answer = { credential: phone.get(asked.json()) };
  expect((await send(app, "/auth/passkey", answer)).statusCode).toBe(200);
  const other = "other@example.org";
  const secret = await invite(other);
  const refused = await acceptWithPasskey(secret);
  expect([refused.statusCode, refused.json().code]).toEqual([422, "passkey_refused"]);
  expect(await database.select().from(members).where(eq(members.email, other))).toEqual([]);
  expect((await acceptWithPasskey(secret, softAuthenticator())).statusCode).toBe(200);
  await removeMember(database, other);
});

test("a reset link of a member who has left makes no member", async () => {
  const secret = await addLink(database, { purpose: "reset", email: EMAIL, days: 7 });
  expect((await accept(secret)).statusCode).toBe(404);
  expect(await database.select().from(members).where(eq(members.email, EMAIL))).toEqual([]);
});

test("an account without a password is refused like an unknown one, in the login and in a confirmation", async () => {
  const token = await memberToken(app);
  const kept = await database.select().from(members).where(eq(members.email, MEMBER.email));
  await database.update(members).set({ passwordHash: null }).where(eq(members.email, MEMBER.email));
  const answer = await logIn(app, { username: MEMBER.email, password: MEMBER.password });
  expect([answer.statusCode, answer.json().code]).toEqual([401, "invalid_credentials"]);
  const confirmed = await send(app, "/auth/confirm", { password: MEMBER.password }, { token });
  expect(confirmed.statusCode).toBe(403);
  await database
    .update(members)
    .set({ passwordHash: kept[0]!.passwordHash })
    .where(eq(members.email, MEMBER.email));
});
