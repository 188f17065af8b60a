import { createHook } from "node:async_hooks";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { familiarAddresses, loginAttempts, members } from "../db/schema.ts";
import { cheapHash } from "../testing/cheap-hash.ts";
import { requiringSharedSql } from "../testing/shared-sql.ts";
import { logIn, MEMBER, openTestApp } from "../testing/test-app.ts";
import { isPostgresRun } from "../testing/test-database.ts";
import { whileCrowded } from "../testing/while-crowded.ts";
import { purgeFamiliar } from "./familiar-addresses.ts";
import { LOGIN_LIMITS, limitKeys, purgeLoginLimits } from "./login-limits.ts";
import { addMember, changePassword, removeMember } from "./members.ts";
import { TURN_WAITS } from "./newcomer-turns.ts";

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
  await database.update(members).set({ secondFactor: false });
});

/** Moves all counts this far into the past. */
async function passTime(interval: string) {
  const past = sql`${loginAttempts.resetsAt} - ${sql.raw(`interval '${interval}'`)}`;
  await database.update(loginAttempts).set({ resetsAt: past });
}

/** Uses up the guesses that all newcomers' addresses share: from now on they wait. */
async function attack() {
  const { account: limitKey } = limitKeys({ account: MEMBER.email, address: "" });
  const guessed = { attempts: LOGIN_LIMITS.account, resetsAt: sql`now() + interval '15 minutes'` };
  await database
    .insert(loginAttempts)
    .values({ limitKey, ...guessed })
    .onConflictDoUpdate({ target: loginAttempts.limitKey, set: guessed });
}

/** The status and, if refused for now, in how many minutes to try again. */
async function attempt(fields: Record<string, string>, from: string) {
  const answer = await logIn(app, fields, { from });
  const wait = answer.headers["retry-after"];
  return [answer.statusCode, ...(wait === undefined ? [] : [Math.ceil(Number(wait) / 60)])];
}

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
  await passTime("15 minutes");
  expect((await logIn(app, WRONG)).statusCode).toBe(401);
  expect((await logIn(app, GOOD)).statusCode).toBe(200);
  const left = await database.select({ attempts: loginAttempts.attempts }).from(loginAttempts);
  // No count for this account from this address; each alone still counts the failure.
  expect(left.map(({ attempts }) => attempts).sort()).toEqual([0, 1, 1]);
});

test("an address is limited over all accounts", async () => {
  await logIn(app, WRONG);
  await database.update(loginAttempts).set({ attempts: LOGIN_LIMITS.address });
  const other = { username: "another@example.org", password: "x" };
  expect((await logIn(app, other)).statusCode).toBe(429);
  expect((await logIn(app, other, { from: "198.51.100.2" })).statusCode).toBe(401);
});

describe("an account that is guessed at from many addresses", () => {
  test("stays open to its member at a familiar address", async () => {
    await logIn(app, GOOD, { from: HOME });
    for (let number = 0; number < LOGIN_LIMITS.account; number += 1) {
      expect(await attempt(WRONG, `198.51.100.${number}`)).toEqual([401]);
    }
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
    expect(await attempt(GOOD, HOME)).toEqual([200]);
  });

  test("stays open to its member on a familiar device, wherever it is", async () => {
    await logIn(app, { ...GOOD, ...DEVICE }, { from: HOME });
    await attack();
    expect(await attempt({ ...GOOD, device: "e".repeat(43) }, ELSEWHERE)).toEqual([429, 15]);
    expect(await attempt({ ...GOOD, ...DEVICE }, ELSEWHERE)).toEqual([200]);
  });

  test("a turn is not lost while too many passwords are checked", async () => {
    await attack();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
    await passTime("15 minutes");
    await attack();
    expect(await whileCrowded(() => attempt(GOOD, ELSEWHERE))).toEqual([503, 1]);
    // A wrong password takes it; the wait after it is that after the first turn.
    expect(await attempt(WRONG, ELSEWHERE)).toEqual([401]);
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 30]);
  });

  test("a turn is not lost when the database fails after the right password", async () => {
    await attack();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
    await passTime("15 minutes");
    await attack();
    // The first statement counts the attempt, the second would log in.
    const counting = database.with.bind(database);
    vi.spyOn(database, "with")
      .mockImplementationOnce(counting)
      .mockImplementationOnce(() => {
        throw new Error("The database failed.");
      });
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([500]);
    vi.restoreAllMocks();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([200]);
  });

  test("nor when it fails while the second step begins", async () => {
    await database.update(members).set({ secondFactor: true });
    await attack();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
    await passTime("15 minutes");
    await attack();
    const select: (fields?: object) => unknown = database.select.bind(database);
    vi.spyOn(database, "select").mockImplementation(((fields?: object) => {
      // Since when the member has an app.
      if (Object.keys(fields ?? {}).join() === "createdAt") throw new Error("The database failed.");
      return select(fields);
    }) as typeof database.select);
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([500]);
    vi.restoreAllMocks();
    const answer = await logIn(app, GOOD, { from: ELSEWHERE });
    expect(answer.json().code).toBe("second_factor_required");
  });

  test("lets a new address in after its wait, however many others guess meanwhile", async () => {
    await attack();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
    await passTime("14 minutes");
    for (let number = 0; number < 50; number += 1) {
      expect((await attempt(WRONG, `198.51.100.${number}`))[0]).toBe(429);
    }
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 1]);
    await passTime("1 minute");
    await attack();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([200]);
  });

  test("gives an address one guess a turn, and longer waits from turn to turn", async () => {
    const minutes: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await attack();
      const [status, wait] = await attempt(WRONG, ELSEWHERE);
      expect(status).toBe(429);
      expect(await attempt(WRONG, ELSEWHERE)).toEqual([429, wait]);
      minutes.push(wait!);
      await passTime(`${wait!} minutes`);
      await attack();
      expect(await attempt(WRONG, ELSEWHERE)).toEqual([401]);
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 240, 240]);
    expect(TURN_WAITS).toHaveLength(5);
  });

  test("a burst of one address gets no more than its turn", async () => {
    await attack();
    await attempt(WRONG, ELSEWHERE);
    await passTime("15 minutes");
    await attack();
    const burst = Array.from({ length: 8 }, () => attempt(WRONG, ELSEWHERE));
    const statuses = (await Promise.all(burst)).map(([status]) => status);
    expect(statuses.toSorted()).toEqual([401, ...Array(7).fill(429)]);
  });

  test("forgets a turn that is not taken within four hours", async () => {
    await attack();
    await attempt(GOOD, ELSEWHERE);
    await passTime("5 hours");
    await attack();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
  });

  test("is answered like one that does not exist", async () => {
    const nobody = { username: "nobody@example.org", password: "a guess" };
    for (let number = 0; number < LOGIN_LIMITS.account; number += 1) {
      expect(await attempt(nobody, `198.51.100.${number}`)).toEqual([401]);
    }
    expect(await attempt(nobody, ELSEWHERE)).toEqual([429, 15]);
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
    for (let tries = 0; tries < LOGIN_LIMITS.pair; tries += 1) await attempt(WRONG, HOME);
    expect((await attempt(GOOD, HOME))[0]).toBe(429);
    expect(await attempt({ ...GOOD, ...DEVICE }, HOME)).toEqual([200]);
  });

  test("has ten guesses of its own, from whatever addresses", async () => {
    for (let tries = 0; tries < LOGIN_LIMITS.device; tries += 1) {
      expect(await attempt({ ...WRONG, ...DEVICE }, `203.0.113.${tries}`)).toEqual([401]);
    }
    expect((await attempt({ ...GOOD, ...DEVICE }, "203.0.113.200"))[0]).toBe(429);
  });

  test("is familiar to its own member only, and until the password changes", async () => {
    await attack();
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
    for (let tries = 0; tries <= LOGIN_LIMITS.pair; tries += 1) await attempt(WRONG, ELSEWHERE);
    await database.update(loginAttempts).set({ resetsAt: ahead });
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([200]);
  });

  test("a newcomer's wait begins anew", async () => {
    await attack();
    await attempt(GOOD, ELSEWHERE);
    await database.update(loginAttempts).set({ resetsAt: ahead });
    await attack();
    expect(await attempt(GOOD, ELSEWHERE)).toEqual([429, 15]);
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

test("what is over is cleared away, what is not is kept", async () => {
  await attack();
  await attempt(WRONG, ELSEWHERE);
  await passTime("16 minutes");
  await purgeLoginLimits(database);
  // The newcomer's turn, which is due but not taken yet.
  expect(await database.select().from(loginAttempts)).toHaveLength(1);
  expect(await database.select().from(members)).toHaveLength(1);
});
