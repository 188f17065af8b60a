import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { tokens } from "../db/schema.ts";
import { MEMBER, memberToken, openTestApp } from "../testing/test-app.ts";
import { afterPassword } from "./login.ts";
import { countAttempt } from "./login-limits.ts";
import { loginOfToken, MAX_LOGINS, purgeTokens } from "./sessions.ts";

const { app, database } = await openTestApp();
beforeEach(() => database.delete(tokens));

const live = async (given: readonly string[]) => {
  const alive = [];
  for (const token of given) alive.push((await loginOfToken(database, token)) !== null);
  return alive;
};

test("a member has twenty logins at most: one more ends the one not used for longest", async () => {
  const before = [];
  for (let number = 0; number < MAX_LOGINS; number += 1) before.push(await memberToken(app));
  expect(MAX_LOGINS).toBe(20);
  await database.update(tokens).set({ usedAt: sql`now() - interval '1 hour'` });
  const [second] = await database.select().from(tokens).orderBy(asc(tokens.createdAt)).offset(1);
  await database
    .update(tokens)
    .set({ usedAt: sql`now() - interval '1 day'` })
    .where(eq(tokens.tokenHash, second!.tokenHash));

  const last = await memberToken(app);
  expect(await live([...before, last])).toEqual([true, false, ...Array(18).fill(true), true]);
});

test("many that begin at once leave no more than twenty", async () => {
  const origin = { account: MEMBER.email, address: "203.0.113.1" };
  const { member } = await countAttempt(database, origin);
  const begin = () => afterPassword(database, member!, origin);
  const begun = await Promise.all(Array.from({ length: 40 }, begin));
  expect(begun).not.toContain(null);
  expect(await database.select().from(tokens)).toHaveLength(MAX_LOGINS);
  const last = await memberToken(app);
  expect(await live([last])).toEqual([true]);
});

test("a login begun while the clock was ahead does not outlive the others", async () => {
  const token = await memberToken(app);
  const ahead = sql`interval '1 year'`;
  await database.update(tokens).set({
    createdAt: sql`now() + ${ahead}`,
    usedAt: sql`now() + ${ahead}`,
    expiresAt: sql`now() + ${ahead} + interval '30 days'`,
  });
  await purgeTokens(database);
  const [row] = await database
    .select({
      isUsedByNow: sql<boolean>`${tokens.usedAt} <= now()`,
      expiresInTime: sql<boolean>`${tokens.expiresAt} <= now() + interval '30 days'`,
    })
    .from(tokens);
  expect(row).toEqual({ isUsedByNow: true, expiresInTime: true });
  expect(await live([token])).toEqual([true]);
});
