import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { member as memberCommand } from "../commands/member.ts";
import { challenges, loginAttempts, members, passkeys, totpSecrets } from "../db/schema.ts";
import {
  addPasskey,
  addTotp,
  challengeFor,
  makeCodes,
  nextCode,
  ticketFor,
} from "../testing/factors.ts";
import { cheapHash } from "../testing/passwords.ts";
import { runOn } from "../testing/run-on.ts";
import { softAuthenticator } from "../testing/soft-authenticator.ts";
import {
  bearer,
  buildTestApp,
  LEAVER,
  leaverToken,
  logIn,
  MEMBER,
  openTestApp,
  send,
} from "../testing/test-app.ts";
import { changePassword } from "./account-changes.ts";
import { addMember } from "./members.ts";
import { fixedKeys, newKey } from "./secret-keys.ts";
import { totpCode } from "./totp.ts";

const keys = fixedKeys([newKey()]);
const { app, database } = await openTestApp({ keys });
// Another server on the same database.
const other = await buildTestApp({ database, keys });

const passwordHash = await cheapHash(MEMBER.password);

let token: string;
beforeEach(async () => {
  await database.delete(members);
  await database.delete(loginAttempts);
  await addMember(database, MEMBER.email, passwordHash);
  token = await leaverToken(database);
});

const second = (body: object, server = app) => send(server, "/auth/second-factor", body);
const isIn = async (given: string) =>
  (await app.inject({ url: "/api/v1/account/factors", headers: bearer(given) })).statusCode === 200;
const password = (server = app) => logIn(server, { username: LEAVER, password: MEMBER.password });

describe("codes from an app", () => {
  test("a password alone no longer logs in, and a code finishes the login on another server", async () => {
    const secret = await addTotp(app, token);
    const answer = await password();
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        detail: "The password is right. Now give the code that your app shows.",
        error: expect.any(String),
        code: "second_factor_required",
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        factors: ["totp"],
      },
    ]);
    const { ticket } = answer.json();
    const done = await second({ ticket, code: nextCode(secret) }, other);
    expect(done.json()).toMatchObject({ token_type: "bearer", expires_in: 2_592_000 });
    expect(await isIn(done.json().access_token)).toBe(true);
  });

  test("a code works once, and so does a ticket", async () => {
    const secret = await addTotp(app, token);
    const code = nextCode(secret);
    const [one, two] = [await ticketFor(app, LEAVER), await ticketFor(app, LEAVER)];
    const answers = await Promise.all([
      second({ ticket: one, code }),
      second({ ticket: two, code }, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const used = answers[0]!.statusCode === 200 ? one : two;
    expect((await second({ ticket: used, code })).json().code).toBe("ticket_expired");
    // The code that confirmed the app is used up, too.
    const left = used === one ? two : one;
    const confirming = totpCode(secret, Date.now());
    expect((await second({ ticket: left, code: confirming })).json().code).toBe("wrong_factor");
  });

  test("neither an old ticket nor another member's code opens the account", async () => {
    await addTotp(app, token);
    const ticket = await ticketFor(app, LEAVER);
    const theirs = await addTotp(app, (await logIn(app, READER)).json().access_token);
    expect((await second({ ticket, code: nextCode(theirs) })).json().code).toBe("wrong_factor");
    await database.update(challenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await second({ ticket, code: "000000" })).json().code).toBe("ticket_expired");
  });

  test("a wrong password reveals nothing about a second factor", async () => {
    await addTotp(app, token);
    const wrong = { password: "wrong horse" };
    const known = await logIn(app, { username: LEAVER, ...wrong });
    const unknown = await logIn(app, { username: "nobody@example.org", ...wrong });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  test("two hundred tries end after ten, and the member's own device is not kept out", async () => {
    const device = "d".repeat(43);
    const secret = await addTotp(app, token);
    const first = (await logIn(app, { username: LEAVER, password: MEMBER.password })).json();
    const known = await second({ ticket: first.ticket, code: nextCode(secret), device });
    expect(known.statusCode).toBe(200);

    const ticket = await ticketFor(app, LEAVER);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        send(
          app,
          "/auth/second-factor",
          { ticket, code: `${index}`.padStart(6, "0") },
          { from: "192.0.2.9" },
        ),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
    expect(statuses).not.toContain(200);
    await database.update(totpSecrets).set({ lastCounter: 0 });
    const own = await second({ ticket, code: nextCode(secret), device });
    expect(own.statusCode).toBe(200);
  });

  test("the code of a phone whose clock is a minute off is refused with advice", async () => {
    const secret = await addTotp(app, token);
    const ticket = await ticketFor(app, LEAVER);
    const late = await second({ ticket, code: totpCode(secret, Date.now() + 61_000) });
    expect([late.statusCode, late.json().detail]).toEqual([
      403,
      expect.stringContaining("set your phone's clock to automatic"),
    ]);
  });

  test("without its key codes are refused with a sentence, and nobody else is kept out", async () => {
    const secret = await addTotp(app, token);
    const [code] = await makeCodes(app, token);
    const keyless = await buildTestApp({ database, keys: fixedKeys([newKey()]) });
    const ticket = await ticketFor(keyless, LEAVER);
    // They do not count: the eleventh wrong one would have to wait.
    for (let tries = 0; tries < 10; tries += 1) await second({ ticket, code: "000000" }, keyless);
    const refused = await second({ ticket, code: nextCode(secret) }, keyless);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      503,
      "Codes cannot be checked at the moment, because the server has lost its key for them. Use a recovery code or a passkey, or tell the person who invited you.",
    ]);
    expect((await logIn(keyless, READER)).statusCode).toBe(200);
    expect((await second({ ticket, recovery_code: code }, keyless)).statusCode).toBe(200);
  });

  test("an app that is confirmed while the operator replaces the key is sealed with the new one", async () => {
    const [former, made] = [newKey(), newKey()];
    // Setting up and confirming read the former key; then the rotation ends, and saw no secret yet.
    const read = vi.fn(async () => [made]);
    read.mockResolvedValueOnce([former]).mockResolvedValueOnce([former]);
    const rotating = await buildTestApp({
      database,
      keys: { read, readOrMake: read, write: null },
    });
    const secret = await addTotp(rotating, token);
    expect(read).toHaveBeenCalledTimes(3);
    const body = { ticket: await ticketFor(rotating, LEAVER), code: nextCode(secret) };
    expect((await second(body, rotating)).statusCode).toBe(200);
  });

  test("a new app takes the place of the former only once it is confirmed", async () => {
    const former = await addTotp(app, token);
    const { setup } = (await send(app, "/account/totp", undefined, { token })).json();
    const wrong = await send(app, "/account/totp/confirm", { setup, code: "000000" }, { token });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, "wrong_code"]);
    const ticket = await ticketFor(app, LEAVER);
    expect((await second({ ticket, code: nextCode(former) })).statusCode).toBe(200);
  });

  test("another member's set-up is refused, and so is one older than a quarter of an hour", async () => {
    const readerToken = async () => (await logIn(app, READER)).json().access_token;
    const { setup, secret } = (
      await send(app, "/account/totp", undefined, { token: await readerToken() })
    ).json();
    const confirm = async (by: string) => {
      const body = { setup, code: totpCode(secret, Date.now()) };
      return (await send(app, "/account/totp/confirm", body, { token: by })).statusCode;
    };
    expect(await confirm(token)).toBe(422);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await confirm(await readerToken())).toBe(422);
    vi.setSystemTime(Date.now() - 60_000);
    expect(await confirm(await readerToken())).toBe(204);
  });
});

describe("recovery codes", () => {
  test("there are ten, each works once, and new ones replace the old", async () => {
    await addTotp(app, token);
    const codes = await makeCodes(app, token);
    expect(codes).toHaveLength(10);
    const ticket = await ticketFor(app, LEAVER);
    const answer = await second({ ticket, recovery_code: codes[0]!.toLowerCase() });
    expect(answer.statusCode).toBe(200);
    const again = { ticket: await ticketFor(app, LEAVER), recovery_code: codes[0] };
    expect((await second(again)).json().code).toBe("wrong_factor");
    token = answer.json().access_token;
    const shown = await app.inject({ url: "/api/v1/account/factors", headers: bearer(token) });
    expect(shown.json().recovery_codes.left).toBe(9);

    await makeCodes(app, token);
    const old = { ticket: await ticketFor(app, LEAVER), recovery_code: codes[1] };
    expect((await second(old)).statusCode).toBe(403);
  });

  test("cannot be made without a second factor", async () => {
    const answer = await send(app, "/account/recovery_codes", undefined, { token });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "no_second_factor"]);
  });
});

describe("passkeys", () => {
  const passkey = async (credential: object, server = app) =>
    send(server, "/auth/passkey", { credential });

  test("one logs in without a password, on another server, and its challenge works once", async () => {
    const phone = softAuthenticator();
    await addPasskey(app, token, phone);
    const credential = phone.get({ challenge: await challengeFor(app) });
    const answer = await passkey(credential, other);
    expect(answer.statusCode).toBe(200);
    expect(await isIn(answer.json().access_token)).toBe(true);
    const replayed = await passkey(credential);
    expect([replayed.statusCode, replayed.json().code]).toEqual([403, "passkey_refused"]);
  });

  test("it is asked for after a password, and only the member's own counts", async () => {
    const [phone, theirs] = [softAuthenticator(), softAuthenticator()];
    await addPasskey(app, token, phone);
    const ticket = await ticketFor(app, LEAVER);
    const options = (await send(app, "/auth/passkey_options", { ticket })).json();
    expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([phone.id]);

    const reader = (await logIn(app, READER)).json().access_token;
    await addPasskey(app, reader, theirs);
    const wrong = theirs.get({ challenge: options.challenge });
    expect((await second({ ticket, credential: wrong })).statusCode).toBe(403);
    const challenge = await challengeFor(app, ticket);
    const right = phone.get({ challenge });
    expect((await passkey(right)).statusCode).toBe(403);
    const again = phone.get({ challenge: await challengeFor(app, ticket) });
    expect((await second({ ticket, credential: again })).statusCode).toBe(200);
  });

  test.each([
    ["made on a page of another origin", { origin: "http://localhost:9999" }],
    ["made for another site", { rpId: "example.org" }],
    ["without having verified the person", { isVerified: false }],
    ["of a clone, whose counter has not grown", { counter: 7 }],
    ["that names another user", { userHandle: "YW5vdGhlcg" }],
  ])("a signature %s is refused", async (_, flaw) => {
    const phone = softAuthenticator();
    await addPasskey(app, token, phone);
    const right = phone.get({ challenge: await challengeFor(app), counter: 7 });
    expect((await passkey(right)).statusCode).toBe(200);
    const flawed = phone.get({ counter: 8, ...flaw, challenge: await challengeFor(app) });
    expect((await passkey(flawed)).json().code).toBe("passkey_refused");
  });

  test("one of an earlier version opens the account, and from then on for its user alone", async () => {
    const phone = softAuthenticator();
    await addPasskey(app, token, phone);
    await database.update(passkeys).set({ userHandle: null });
    const logInAs = async (user: object) =>
      (await passkey(phone.get({ challenge: await challengeFor(app), ...user }))).statusCode;
    expect(await logInAs({})).toBe(200);
    expect(await logInAs({ userHandle: "YW5vdGhlcg" })).toBe(403);
    expect(await logInAs({})).toBe(200);
  });

  test("one that is made without verifying the person, or elsewhere, is not stored", async () => {
    for (const flaw of [{ isVerified: false }, { origin: "https://evil.example" }]) {
      const options = await send(app, "/account/new_passkey_options", undefined, { token });
      const { challenge } = options.json();
      const credential = softAuthenticator().create({ challenge, ...flaw });
      const answer = await send(app, "/account/passkeys", { name: "Phone", credential }, { token });
      expect([answer.statusCode, answer.json().code]).toEqual([422, "passkey_refused"]);
    }
    expect(await database.select().from(passkeys)).toEqual([]);
  });

  test("only its member can rename or remove one", async () => {
    const phone = softAuthenticator();
    await addPasskey(app, token, phone);
    const reader = (await logIn(app, READER)).json().access_token;
    const renaming = `/account/passkeys/${phone.id}/rename`;
    const name = { name: "Laptop" };
    expect((await send(app, renaming, name, { token: reader })).statusCode).toBe(404);
    expect((await send(app, renaming, name, { token })).statusCode).toBe(204);
    await send(app, `/account/passkeys/${phone.id}/remove`, undefined, { token: reader });
    const [kept] = await database.select().from(passkeys);
    expect(kept!.name).toBe("Laptop");
    await send(app, `/account/passkeys/${phone.id}/remove`, undefined, { token });
    expect((await password()).statusCode).toBe(200);
  });

  test("one that is in use already cannot be added, and no login ends", async () => {
    const phone = softAuthenticator();
    await addPasskey(app, token, phone);
    const elsewhere = (await passkey(phone.get({ challenge: await challengeFor(app) }))).json();
    const options = await send(app, "/account/new_passkey_options", undefined, { token });
    const credential = phone.create(options.json());
    const again = await send(app, "/account/passkeys", { name: "Again", credential }, { token });
    expect([again.statusCode, again.json().code]).toEqual([422, "passkey_refused"]);
    expect(await isIn(elsewhere.access_token)).toBe(true);
  });

  test("a member has twenty at most, also when several are added at once", async () => {
    const [{ id: memberId }] = (await database
      .select({ id: members.id })
      .from(members)
      .where(eq(members.email, LEAVER))) as [{ id: string }];
    await database.insert(passkeys).values(
      Array.from({ length: 19 }, (_, at) => ({
        id: `key-${at}`,
        memberId,
        name: "Phone",
        publicKey: "",
        signCounter: 0,
        transports: "",
      })),
    );
    const options = () => send(app, "/account/new_passkey_options", undefined, { token });
    const offered = await Promise.all([options(), options(), options()]);
    const added = await Promise.all(
      offered.map((answer) => {
        const credential = softAuthenticator().create({ challenge: answer.json().challenge });
        return send(app, "/account/passkeys", { name: "Phone", credential }, { token });
      }),
    );
    // The others are refused because the first one ends what began before it, or because there is no room.
    const statuses = added.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect(await database.$count(passkeys)).toBe(20);
    expect((await options()).json().code).toBe("too_many_passkeys");
  });

  test("a member without a password keeps one, because codes of an app alone open nothing", async () => {
    await database.update(members).set({ passwordHash: null }).where(eq(members.email, LEAVER));
    const [phone, laptop] = [softAuthenticator(), softAuthenticator()];
    await addPasskey(app, token, phone);
    await addTotp(app, token);
    await addPasskey(app, token, laptop);
    const remove = ({ id }: { id: string }) =>
      send(app, `/account/passkeys/${id}/remove`, undefined, { token });
    expect((await remove(phone)).statusCode).toBe(204);
    const last = await remove(laptop);
    expect([last.statusCode, last.json()]).toMatchObject([
      422,
      {
        code: "last_way_in",
        detail: "Then you could not log in any more. Set a password or add another passkey first.",
      },
    ]);
    const credential = laptop.get({ challenge: await challengeFor(app) });
    expect((await passkey(credential)).statusCode).toBe(200);
  });

  test("a member whom an older version left with codes of an app alone can still change them", async () => {
    await addTotp(app, token);
    await database.update(members).set({ passwordHash: null }).where(eq(members.email, LEAVER));
    expect(await makeCodes(app, token)).toHaveLength(10);
    await addTotp(app, token);
  });

  test("an address without a name offers none", async () => {
    const answer = await send(
      app,
      "/auth/passkey_options",
      {},
      { headers: { host: "127.0.0.1:3000" } },
    );
    expect([answer.statusCode, answer.json().code]).toEqual([422, "passkeys_need_a_name"]);
  });

  test("an address that asks a hundred times and logs nobody in has to wait", async () => {
    const ask = () => send(app, "/auth/passkey_options", {}, { from: "192.0.2.77" });
    for (let asked = 1; asked <= 100; asked += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });
});

test("every change of a factor, and of the password, ends the other logins and those under way", async () => {
  const another = (await password()).json().access_token;
  await addTotp(app, token);
  expect([await isIn(token), await isIn(another)]).toEqual([true, false]);
  const ended = await app.inject({ url: "/api/v1/account/factors", headers: bearer(another) });
  expect(ended.json().code).toBe("login_ended");
  const ticket = await ticketFor(app, LEAVER);
  await send(app, "/account/totp/remove", undefined, { token });
  expect((await second({ ticket, code: "000000" })).json().code).toBe("ticket_expired");
  expect((await password()).statusCode).toBe(200);

  const secret = await addTotp(app, token);
  const begun = await ticketFor(app, LEAVER);
  await changePassword(database, LEAVER, passwordHash);
  const late = await second({ ticket: begun, code: nextCode(secret) });
  expect(late.json().code).toBe("ticket_expired");
});

test("the secret is sealed in the database", async () => {
  const secret = await addTotp(app, token);
  const [row] = await database.select().from(totpSecrets);
  expect(row!.sealedSecret).not.toContain(secret);
});

const READER = { username: MEMBER.email, password: MEMBER.password };

test("a site that asks every member for a second factor opens only their own account without one", async () => {
  const asking = await buildTestApp({ database, keys, requireSecondFactor: true });
  const headers = bearer(token);
  const colours = () => asking.inject({ url: "/api/v1/aryabhatta/colors", headers });
  expect([(await colours()).statusCode, (await colours()).json().code]).toEqual([
    403,
    "second_factor_missing",
  ]);
  await addTotp(asking, token);
  expect((await colours()).statusCode).toBe(200);
  const last = await send(asking, "/account/totp/remove", undefined, { token });
  expect([last.statusCode, last.json().code]).toEqual([422, "last_way_in"]);
  expect((await colours()).statusCode).toBe(200);
});

test("the operator sees each member's factors and last login", async () => {
  await addTotp(app, token);
  await addPasskey(app, token, softAuthenticator());
  const list = await runOn(database, memberCommand, ["list"]);
  const today = new Date().toISOString().slice(0, 10);
  expect(list.split("\n")).toEqual([
    `${today}  ${LEAVER}  last login ${today}, app, 1 passkey`,
    `${today}  ${MEMBER.email}  no login yet, no second factor`,
  ]);
});
