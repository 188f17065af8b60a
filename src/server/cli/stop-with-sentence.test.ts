import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { members } from "../db/schema.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

const database = await openTestDatabase({ ownSql: true });
afterEach(() => vi.restoreAllMocks());

test("what a database failed at in a way nobody foresaw is told without emails and hashes", async () => {
  await database.execute(sql`alter table members drop column created_at`);
  const row = {
    id: crypto.randomUUID(),
    email: "asha@example.org",
    passwordHash: "$argon2id$v=19",
  };
  const added = database.insert(members).values({ ...row, createdAt: new Date() });
  const error = await added.then(null, (error: Error) => error);
  expect(String(error)).toContain(row.email);

  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => stopWithSentence(error)).toThrow("exit 1");
  const [text] = said.mock.calls[0]!;
  expect(text).toMatch(/^insert into "members" .*\nCaused by: .*"created_at".* does not exist/);
  for (const secret of [row.id, row.email, row.passwordHash]) expect(text).not.toContain(secret);
});
