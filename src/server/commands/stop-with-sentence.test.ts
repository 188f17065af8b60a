import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { members } from "../db/schema.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

const database = await openTestDatabase({ ownSql: true });
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// Throws instead of ending the process.
function spied() {
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  return vi.spyOn(console, "error").mockImplementation(() => {});
}

test("a port that is taken is told with the variable that sets it", async () => {
  const [taken, other] = [createServer(), createServer()];
  taken.listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  other.listen(port, "127.0.0.1");
  const [error] = await once(other, "error");
  const said = spied();
  expect(() => stopWithSentence(error)).toThrow("exit 1");
  expect(said).toHaveBeenCalledWith(
    `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=3001.`,
  );
  await new Promise((resolve) => taken.close(resolve));
});

test("a port that needs more rights is told with the variable that sets it", () => {
  vi.stubEnv("METRICS_PORT", "81");
  const error = { code: "EACCES", syscall: "listen", port: 81 };
  const said = spied();
  expect(() => stopWithSentence(Object.assign(new Error(), error))).toThrow("exit 1");
  expect(said).toHaveBeenCalledWith(
    "Port 81 may not be opened by this user. Set METRICS_PORT to one above 1023.",
  );
});

test.each(["EACCES", "EROFS"])(
  "a build that this user may not use (%s) is told with what lets them",
  (code) => {
    const error = Object.assign(new Error(), { code, path: "build/site.json" });
    const said = spied();
    expect(() => stopWithSentence(error)).toThrow("exit 1");
    expect(said).toHaveBeenCalledWith(
      "build/site.json cannot be used by this user. Build as a user who may write there, and let others read it: umask 022; npm run build",
    );
  },
);

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

  const said = spied();
  expect(() => stopWithSentence(error)).toThrow("exit 1");
  const [text] = said.mock.calls[0]!;
  expect(text).toMatch(/^insert into "members" .*\nCaused by: .*"created_at".* does not exist/);
  for (const secret of [row.id, row.email, row.passwordHash]) expect(text).not.toContain(secret);
});
