import { createHook } from "node:async_hooks";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { familiarAddresses, loginAttempts, members } from "../db/schema.ts";
import { addPasskey, challengeFor } from "../testing/factors.ts";
import { cheapHash, whileCrowded } from "../testing/passwords.ts";
import { requiringSharedSql } from "../testing/shared-sql.ts";
import { softAuthenticator } from "../testing/soft-authenticator.ts";
import { LEAVER, leaverToken, logIn, MEMBER, openTestApp, send } from "../testing/test-app.ts";
import { isPostgresRun } from "../testing/test-database.ts";
import { changePassword, removeMember } from "./account-changes.ts";
import { LOGIN_LIMITS, purgeFamiliar, purgeLoginLimits } from "./login-limits.ts";
import { addMember } from "./members.ts";

const { app, database } = await openTestApp();
const GOOD = { username: MEMBER.email, password: MEMBER.password };
const WRONG = { username: MEMBER.email, password: "not the one" };
const HOME = "192.0.2.10";
const ELSEWHERE = "192.0.2.99";
const DEVICE = { device: "d".repeat(43) };

beforeEach(async () => {
  vi.restoreAllMocks();
  await database.delete(loginAttempts);
  await database.delete(familiarAddresses);
});

/** Moves all counts this far into the past. */
async function passTime(interval: string) {
  const past = sql`${loginAttempts.resetsAt} - ${sql.raw(`interval '${interval}'`)}`;
  await database.update(loginAttempts).set({ resetsAt: past });
}

/** Uses up the guesses at an account that all unfamiliar addresses share. */
async function guessFromEverywhere(username = MEMBER.email) {
  for (let number = 0; number < LOGIN_LIMITS.account; number += 1) {
    expect(await attempt({ ...WRONG, username }, `198.51.100.${number}`)).toEqual([401]);
  }
}

/** The status and, if refused for now, in how many minutes to try again. */
async function attempt(fields: Record<string, string>, from: string) {
  const answer = await logIn(app, fields, { from });
  const wait = answer.headers["retry-after"];
  return [answer.statusCode, ...(wait === undefined ? [] : [Math.ceil(Number(wait) / 60)])];
}

async function fail(times: number, from = HOME) {
  for (let tries = 0; tries < times; tries += 1) {
    expect(await attempt(WRONG, from)).toEqual([401]);
  }
}

test("ten failures for an account from an address, then 429 even with the right password", async () => {
  await fail(LOGIN_LIMITS.place);
  const refused = await logIn(app, GOOD, { from: HOME });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    {
      code: "too_many_attempts",
      detail: "Too many failed logins. Try again in 15 minutes.",
    },
  ]);
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect(await attempt(GOOD, ELSEWHERE)).toEqual([200]);
});

test("a burst at once gets no more guesses than one after another", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(app, WRONG)));
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_LIMITS.place);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25 - LOGIN_LIMITS.place);
});

test("the window ends", async () => {
  await fail(LOGIN_LIMITS.place);
  await passTime("14 minutes");
  expect(await attempt(GOOD, HOME)).toEqual([429, 1]);
  await passTime("1 minute");
  expect(await attempt(GOOD, HOME)).toEqual([200]);
});

test("an address is limited over all accounts", async () => {
  await fail(1);
  await database.update(loginAttempts).set({ attempts: LOGIN_LIMITS.address });
  const other = { username: "another@example.org", password: "x" };
  expect(await attempt(other, HOME)).toEqual([429, 15]);
  expect(await attempt(other, ELSEWHERE)).toEqual([401]);
});

test("nothing is written for what is refused, whatever usernames are made up", async () => {
  await fail(1);
  await database.update(loginAttempts).set({ attempts: LOGIN_LIMITS.address });
  const before = await database.select().from(loginAttempts);
  for (let number = 0; number < 5; number += 1) {
    const madeUp = { username: `nobody-${number}@example.org`, password: "x" };
    expect(await attempt(madeUp, HOME)).toEqual([429, 15]);
    expect(await attempt(GOOD, HOME)).toEqual([429, 15]);
  }
  expect(await database.select().from(loginAttempts)).toEqual(before);
});

describe("an account that is guessed at from many addresses", () => {
  test("stays open to its member at a familiar address and on a familiar device, wherever it is", async () => {
    await logIn(app, { ...GOOD, ...DEVICE }, { from: HOME });
    await guessFromEverywhere();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
    expect(await attempt({ ...GOOD, device: "e".repeat(43) }, ELSEWHERE)).toEqual([429, 15]);
    expect(await attempt(GOOD, HOME)).toEqual([200]);
    expect(await attempt({ ...GOOD, ...DEVICE }, ELSEWHERE)).toEqual([200]);
  });

  test("stays open to its member with a passkey, wherever it is", async () => {
    const phone = softAuthenticator();
    await addPasskey(app, await leaverToken(database), phone);
    await guessFromEverywhere(LEAVER);
    const leaver = { username: LEAVER, password: MEMBER.password };
    expect(await attempt(leaver, ELSEWHERE)).toEqual([429, 15]);
    const body = { credential: phone.get({ challenge: await challengeFor(app) }) };
    const { statusCode } = await send(app, "/auth/passkey", body, { from: ELSEWHERE });
    expect(statusCode).toBe(200);
  });

  test("does not count what its member gets wrong at a familiar address", async () => {
    await logIn(app, GOOD, { from: HOME });
    await fail(LOGIN_LIMITS.place);
    await guessFromEverywhere();
  });

  test("is answered like one that does not exist", async () => {
    const username = "nobody@example.org";
    await guessFromEverywhere(username);
    expect(await attempt({ ...GOOD, username }, ELSEWHERE)).toEqual([429, 15]);
  });

  test("opens to everybody again when the window ends", async () => {
    await guessFromEverywhere();
    await passTime("15 minutes");
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([200]);
  });
});

describe("what was not checked does not count", () => {
  beforeEach(() => fail(LOGIN_LIMITS.place - 1));
  const lastGuess = async () => {
    expect(await attempt(WRONG, HOME)).toEqual([401]);
    expect(await attempt(WRONG, HOME)).toEqual([429, 15]);
  };

  test("while too many passwords are checked", async () => {
    expect(await whileCrowded(() => attempt(GOOD, HOME))).toEqual([503, 1]);
    await lastGuess();
  });

  test("when the database fails after the right password", async () => {
    vi.spyOn(database, "transaction").mockImplementationOnce(() => {
      throw new Error("The database failed.");
    });
    expect(await attempt(GOOD, HOME)).toEqual([500]);
    await lastGuess();
  });
});

describe("a success forgives", () => {
  // One more than an address may fail.
  const MANY = LOGIN_LIMITS.address + 1;

  test("the failures of its account at its address, and no other's", async () => {
    await fail(LOGIN_LIMITS.place - 1);
    await fail(1, ELSEWHERE);
    expect(await attempt(GOOD, HOME)).toEqual([200]);
    await fail(LOGIN_LIMITS.place);
    await fail(LOGIN_LIMITS.place - 1, ELSEWHERE);
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
  });

  test("what it counted itself, with a password", async () => {
    for (let time = 0; time < MANY; time += 1) expect(await attempt(GOOD, HOME)).toEqual([200]);
  });

  test("what it counted itself, with a passkey alone", async () => {
    const phone = softAuthenticator();
    await addPasskey(app, await leaverToken(database), phone);
    for (let time = 0; time < MANY; time += 1) {
      const body = { credential: phone.get({ challenge: await challengeFor(app) }) };
      expect((await send(app, "/auth/passkey", body)).statusCode).toBe(200);
    }
  });

  test("what it counted itself, with a passkey as second factor", async () => {
    const phone = softAuthenticator();
    await addPasskey(app, await leaverToken(database), phone);
    for (let time = 0; time < MANY; time += 1) {
      const { ticket } = (await logIn(app, { username: LEAVER, password: MEMBER.password })).json();
      const credential = phone.get({ challenge: await challengeFor(app, ticket) });
      const done = await send(app, "/auth/second-factor", { ticket, credential });
      expect(done.statusCode).toBe(200);
    }
  });
});

describe("a stranger who asks with a wrong password whether an email is a member", () => {
  const textOf = ([statement]: readonly unknown[]) =>
    typeof statement === "string" ? statement : (statement as pg.QueryConfig).text;

  // The native tasks of this process, which are password checks alone, have this name.
  const CHECK = "undefined";

  /** What a login sends to the database and how many passwords it checks, with its answer. */
  async function workOf(username: string) {
    let checks = 0;
    const hook = createHook({
      init(_, type) {
        if (type === CHECK) checks += 1;
      },
    });
    const statements = isPostgresRun()
      ? vi.spyOn(pg.Client.prototype, "query").mockClear()
      : vi.spyOn(requiringSharedSql, "logQuery").mockClear();
    hook.enable();
    const { statusCode, body } = await logIn(app, { ...WRONG, username }, { from: ELSEWHERE });
    hook.disable();
    return { statusCode, body, checks, statements: statements.mock.calls.map(textOf) };
  }

  test("gets the same answer for the same work, whoever it is", async () => {
    const passwordHash = await cheapHash(MEMBER.password);
    const withoutPassword = "with-passkey@example.org";
    const withFactor = "with-app@example.org";
    for (const email of [withoutPassword, withFactor]) {
      await addMember(database, email, passwordHash);
    }
    const by = (email: string) => eq(members.email, email);
    await database.update(members).set({ passwordHash: null }).where(by(withoutPassword));
    await database.update(members).set({ secondFactor: true }).where(by(withFactor));
    const stranger = await workOf("nobody@example.org");
    expect(stranger).toMatchObject({ statusCode: 401, checks: 1 });
    expect(stranger.statements.length).toBeGreaterThan(0);
    for (const email of [MEMBER.email, withoutPassword, withFactor]) {
      expect(await workOf(email)).toEqual(stranger);
    }
    vi.restoreAllMocks();
    for (const email of [withoutPassword, withFactor]) await removeMember(database, email);
  });
});

describe("a familiar device", () => {
  beforeEach(() => logIn(app, { ...GOOD, ...DEVICE }, { from: HOME }));

  test("is not locked out by a neighbour who guesses from the same address", async () => {
    for (let tries = 0; tries < LOGIN_LIMITS.place; tries += 1) await attempt(WRONG, HOME);
    expect((await attempt(GOOD, HOME))[0]).toBe(429);
    expect(await attempt({ ...GOOD, ...DEVICE }, HOME)).toEqual([200]);
  });

  test("has ten guesses of its own, from whatever addresses", async () => {
    for (let tries = 0; tries < LOGIN_LIMITS.place; tries += 1) {
      expect(await attempt({ ...WRONG, ...DEVICE }, `203.0.113.${tries}`)).toEqual([401]);
    }
    expect((await attempt({ ...GOOD, ...DEVICE }, "203.0.113.200"))[0]).toBe(429);
  });

  test("is familiar to its own member only, and until the password changes", async () => {
    await guessFromEverywhere();
    await changePassword(database, MEMBER.email, await cheapHash(MEMBER.password));
    expect((await attempt({ ...GOOD, ...DEVICE }, ELSEWHERE))[0]).toBe(429);
    expect(await database.select().from(familiarAddresses)).toEqual([]);
  });

  test("is kept as a hash", async () => {
    const kept = JSON.stringify(await database.select().from(familiarAddresses));
    expect(kept).not.toContain(DEVICE.device);
    expect(await database.select().from(familiarAddresses)).toHaveLength(2);
  });
});

describe("after a clock that was a year ahead", () => {
  const ahead = sql`now() + interval '1 year'`;

  test("nobody waits longer than a window", async () => {
    await fail(LOGIN_LIMITS.place);
    await database.update(loginAttempts).set({ resetsAt: ahead });
    expect(await attempt(GOOD, HOME)).toEqual([200]);
  });

  test("what is familiar is forgotten ninety days from now", async () => {
    await attempt(GOOD, HOME);
    await database.update(familiarAddresses).set({ seenAt: ahead });
    await purgeFamiliar(database);
    const [row] = await database
      .select({ isPast: sql<boolean>`${familiarAddresses.seenAt} <= now()` })
      .from(familiarAddresses);
    expect(row).toEqual({ isPast: true });
  });
});

test("counters that are over are cleared away, others are kept", async () => {
  await fail(1);
  await passTime("16 minutes");
  await fail(1, ELSEWHERE);
  const over = await database.$count(loginAttempts);
  await purgeLoginLimits(database);
  expect([over, await database.$count(loginAttempts)]).toEqual([5, 3]);
});
