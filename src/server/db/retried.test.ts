import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import { retried } from "./retried.ts";

const failure = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("told"), { code }) });

function failing(times: number, error: Error) {
  let calls = 0;
  const work = async () => {
    calls++;
    if (calls <= times) throw error;
    return calls;
  };
  return { work, calls: () => calls };
}

test.each(["40001", "40P01", "57P01", "ECONNRESET"])("tries again after %s", async (code) => {
  expect(await retried(failing(2, failure(code)).work)).toBe(3);
});

test("gives up after the third time, with the last error", async () => {
  const error = failure("40001");
  const { work, calls } = failing(9, error);
  await expect(retried(work)).rejects.toBe(error);
  expect(calls()).toBe(3);
});

test.each(["23505", "ECONNREFUSED"])("does not repeat what %s would meet again", async (code) => {
  const { work, calls } = failing(1, failure(code));
  await expect(retried(work)).rejects.toThrow("Failed query");
  expect(calls()).toBe(1);
});

test("an error that the database raises itself is known", async () => {
  const database = await openTestDatabase({ ownSql: true });
  let tries = 0;
  const raised = retried(async () => {
    tries++;
    await database.execute(
      sql`do $$ begin raise exception 'undone' using errcode = '40001'; end $$`,
    );
  });
  await expect(raised).rejects.toThrow();
  expect(tries).toBe(3);
});
