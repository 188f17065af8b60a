import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { loginAttempts } from "./db/schema.ts";
import { keepHouse } from "./housekeeping.ts";
import { buildTestApp } from "./testing/test-app.ts";
import { isPostgresRun, openTestDatabase } from "./testing/test-database.ts";

const database = await openTestDatabase({ ownSql: true });
const { log } = await buildTestApp({ database });
const isEmbedded = !isPostgresRun();

test("what has expired is deleted, and the embedded database gives its space back", async () => {
  const row = () => ({ limitKey: randomUUID(), attempts: 1, resetsAt: sql`now()` });
  await database.insert(loginAttempts).values(Array.from({ length: 1_000 }, row));
  await keepHouse(database, log, { isEmbedded })();
  expect(await database.$count(loginAttempts)).toBe(0);
  const { rows } = (await database.execute(
    sql`select pg_relation_size('login_attempts') > 0 as "takesSpace"`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ takesSpace: !isEmbedded }]);
});
