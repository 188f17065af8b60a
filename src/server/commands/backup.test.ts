import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { addLink, takeLink } from "../accounts/links.ts";
import { countAttempt } from "../accounts/login-limits.ts";
import { addMember, listMembers } from "../accounts/members.ts";
import { beginLogin, loginOfToken } from "../accounts/sessions.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import type { OwnFacts, Release } from "../cirus/release.ts";
import { makeLive } from "../cirus/stored-releases.ts";
import { TABLES } from "../db/backup/tables.ts";
import { runOn } from "../testing/run-on.ts";
import { folder, onlyEmbedded } from "../testing/stores.ts";
import { allRows, openTestDatabase } from "../testing/test-database.ts";
import {
  BACKUP_USAGE,
  backup as backupCommand,
  RESTORE_USAGE,
  restore as restoreCommand,
} from "./backup.ts";

const ORIGIN = { account: "asha@example.org", address: "203.0.113.1" };
const database = await openTestDatabase();
const file = path.join(folder, "all.gz");

const backup = (...words: string[]) => runOn(database, backupCommand, words);
const restore = (...words: string[]) => runOn(database, restoreCommand, words);

async function empty() {
  for (const table of TABLES.toReversed()) await database.delete(table);
}

beforeEach(async () => {
  await rm(file, { force: true });
  await empty();
  await addMember(database, "asha@example.org", "a hash");
  await addMember(database, "ravi@example.org", "another");
});

test("what was there is there again: members, logins, counts", async () => {
  const member = (await countAttempt(database, ORIGIN)).member!;
  const token = await beginLogin(database, member.id, "password", ORIGIN);
  const before = await allRows(database);
  const total = Object.values(before).flat().length;

  expect(await backup(file)).toBe(`${total} rows are in ${file}.`);
  await empty();
  expect(await loginOfToken(database, token)).toBeNull();
  expect(await restore(file)).toBe(`${total} rows are restored from ${file}.`);

  expect(await allRows(database)).toEqual(before);
  expect(await loginOfToken(database, token)).toMatchObject({ memberId: member.id });
});

test("a backup is for its owner's eyes", async () => {
  await backup(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

// The embedded database takes statements in the order in which they are sent: the member's comes
// while the file is read.
onlyEmbedded("a member who joins while the file is read is not replaced", async () => {
  await backup(file);
  await empty();
  const restoring = restore(file);
  await addMember(database, "new@example.org", "a hash");
  await expect(restoring).rejects.toThrow("The database has a member.");
  expect((await listMembers(database)).map(({ email }) => email)).toEqual(["new@example.org"]);
});

test("it replaces members only when told to", async () => {
  await backup(file);
  await addMember(database, "new@example.org", "a hash");
  const before = await allRows(database);
  await expect(restore(file)).rejects.toThrow(
    `The database has 3 members. To replace all of its data with the backup: npm run restore -- ${file} --replace`,
  );
  expect(await allRows(database)).toEqual(before);
  await restore(file, "--replace");
  expect((await listMembers(database)).map(({ email }) => email)).not.toContain("new@example.org");
});

test("it replaces imported figures only when told to, and packaged ones without", async () => {
  await backup(file);
  await empty();
  const publish = (release: Release, facts: OwnFacts | null) =>
    makeLive(database, release, { packaged: "figures", facts });
  const world = worldRelease();
  const few = { ...world, places: world.places.slice(0, 3) };
  await publish(few, {});
  // As after a first start: the link for the first member may go too.
  await addLink(database, { purpose: "invite", email: "member@localhost", days: 7 });
  await restore(file);
  await empty();
  await publish(few, {});
  for (const [facts, held] of [
    [null, "imported figures of a release"],
    [{ countries: [{ iso3: "IND" }] }, "imported figures of 2 releases"],
  ] as const) {
    await publish({ ...few, asOf: `2024-01-0${facts === null ? 1 : 2}` }, facts);
    await expect(restore(file)).rejects.toThrow(`The database has ${held}. To replace`);
  }
  const invite = (email: string) => addLink(database, { purpose: "invite", email, days: 7 });
  await addMember(database, "new@example.org", "a hash");
  await expect(restore(file)).rejects.toThrow("has a member and imported figures of 2 releases.");
  // Two links for one person, one that is used, and one that is no invitation.
  for (const email of ["ravi@example.org", "ravi@example.org", "asha@example.org"]) {
    await invite(email);
  }
  await takeLink(database, await invite("new@example.org"));
  await addLink(database, { purpose: "reset", email: "new@example.org", days: 7 });
  await expect(restore(file)).rejects.toThrow(
    "has a member, 2 open invitations and imported figures of 2 releases.",
  );
  await restore(file, "--replace");
});

test("plain text, a missing file and a taken name are told", async () => {
  await writeFile(file, "not gzipped");
  // Also where the command would not replace what is there.
  for (const words of [[], ["--replace"]]) {
    await expect(restore(file, ...words)).rejects.toThrow("is not a backup");
    const none = path.join(folder, "none.gz");
    await expect(restore(none, ...words)).rejects.toThrow("There is no file");
  }
  await expect(backup(file)).rejects.toThrow("exists already");
  await expect(backup(path.join(folder, "no/such/all.gz"))).rejects.toThrow("does not exist");
  await expect(backup(path.join(file, "all.gz"))).rejects.toThrow("does not exist");
});

test("a file is looked for where npm was called, and wrong words are told", async () => {
  vi.stubEnv("npm_lifecycle_event", "backup");
  vi.stubEnv("INIT_CWD", folder);
  expect(await backup("./-x.gz")).toContain(` rows are in ${folder}/-x.gz.`);
  expect(await restore("--replace", "./-x.gz")).toContain("are restored from");
  vi.unstubAllEnvs();
  await expect(backup()).rejects.toThrow(BACKUP_USAGE);
  await expect(backup("-x.gz")).rejects.toThrow(BACKUP_USAGE);
  await expect(restore(file, "again")).rejects.toThrow(RESTORE_USAGE);
});
