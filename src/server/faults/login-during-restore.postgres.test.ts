import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { LOGIN_LIMITS } from "../accounts/login-limits.ts";
import { runCommand as runHere } from "../commands/run-command.ts";
import { readEnvironment } from "../config.ts";
import { untilWaitedFor } from "../testing/in-the-middle.ts";
import { sendLogIn } from "../testing/member-calls.ts";
import { runCommand, startCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, folder, freshStore, startServer } from "../testing/stores.ts";

const VISITORS = 2;

const takeBackup = (store: Record<string, string>, file: string) =>
  runHere("backup", [file], readEnvironment(store));

test("logins while data are restored or held for long succeed or are refused with a sentence", async () => {
  const store = await freshStore();
  // The limit for a statement; the default is ten seconds.
  const DATABASE_URL = `${store.DATABASE_URL}?statement_timeout=2000`;
  const server = await startServer({ DATABASE_URL, ...FIRST_MEMBER });
  const file = path.join(folder, "backup.gz");
  await takeBackup(store, file);

  let areRestored = false;
  const statuses = new Set<number>();
  const visit = async () => {
    while (!areRestored) {
      statuses.add((await sendLogIn(server)).status);
      // Without a rest, checks of passwords would hold up what they are to meet.
      await pause(20);
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visit));
  const restore = () => runCommand("restore", [file, "--replace"], store);
  const outcomes = await Promise.all([restore(), restore()]);
  areRestored = true;
  await visitors;
  const done = { code: 0, text: expect.stringContaining("are restored from"), errors: "" };
  expect(outcomes).toEqual([done, done]);
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  expect((await sendLogIn(server)).status).toBe(200);

  const holder = new pg.Client({ connectionString: store.DATABASE_URL! });
  await holder.connect();
  await holder.query("begin; lock table members in access exclusive mode");
  const answer = await sendLogIn(server);
  await holder.end();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    detail: "The site cannot reach its database at the moment. Try again in a few seconds.",
  });
});

test.each([
  [
    "a member",
    "members",
    "(id, email, password_hash) values (gen_random_uuid(), 'new@example.org', 'a hash')",
  ],
  [
    "imported figures of a release",
    "cirus_releases",
    "(id, view, as_of) values ('world-2024-01-01-own', 'world', '2024-01-01')",
  ],
])("%s, new while a restore empties the tables, is not replaced", async (what, table, row) => {
  const store = await freshStore();
  const file = path.join(folder, `before-${table}.gz`);
  await takeBackup(store, file);
  const joining = new pg.Client({ connectionString: store.DATABASE_URL! });
  await joining.connect();
  // Emptied before either.
  await joining.query("begin; lock table passkeys in access exclusive mode");
  const { outcome } = startCommand("restore", [file], store);
  await untilWaitedFor(joining);
  const before = await joining.query(`select id from ${table}`);
  await joining.query(`insert into ${table} ${row}; commit`);
  expect(await outcome).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`The database has ${what}.`),
  });
  expect((await joining.query(`select id from ${table}`)).rowCount).toBe(before.rowCount! + 1);
  await joining.end();
});

test("right passwords that the database keeps waiting do not count as wrong ones", async () => {
  const store = await freshStore();
  const DATABASE_URL = `${store.DATABASE_URL}?statement_timeout=100`;
  const server = await startServer({ DATABASE_URL, ...FIRST_MEMBER });
  const holder = new pg.Client({ connectionString: store.DATABASE_URL! });
  await holder.connect();
  await holder.query("begin; select from members for update");
  for (let tried = 0; tried <= LOGIN_LIMITS.place; tried++) {
    expect((await sendLogIn(server)).status).toBe(503);
  }
  await holder.end();
  expect((await sendLogIn(server)).status).toBe(200);
});
