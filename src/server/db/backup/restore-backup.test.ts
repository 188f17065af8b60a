import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { getTableName } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { issueChallenge } from "../../accounts/challenges.ts";
import { addLink } from "../../accounts/links.ts";
import { countAttempt } from "../../accounts/login-limits.ts";
import { addMember } from "../../accounts/members.ts";
import { replaceRecoveryCodes } from "../../accounts/recovery-codes.ts";
import { keepWork } from "../../accounts/saved-work.ts";
import { newKey, seal } from "../../accounts/secret-keys.ts";
import { beginLogin, endLogins } from "../../accounts/sessions.ts";
import { addPasskey } from "../../accounts/stored-passkeys.ts";
import { storeTotp } from "../../accounts/totp.ts";
import { ReleaseArchive } from "../../cirus/archive/release-archive.ts";
import { indiaRelease } from "../../cirus/packaged/india-release.ts";
import { worldRelease } from "../../cirus/packaged/world-release.ts";
import { byId, type Release, releaseId } from "../../cirus/release.ts";
import { archivedReleases, makeLive } from "../../cirus/stored-releases.ts";
import { folder } from "../../testing/stores.ts";
import { allRows, openTestDatabase } from "../../testing/test-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { TABLES } from "./tables.ts";
import { takeBackup } from "./take-backup.ts";

const database = await openTestDatabase();
const file = path.join(folder, "all.gz");

type Line = Record<string, unknown> & { table?: string; row: Record<string, never> };
let whole: readonly string[];

const few = <R extends Release>(release: R, from: number): R => ({
  ...release,
  places: release.places.slice(from, from + 3),
});

beforeAll(async () => {
  const memberId = (await addMember(database, "asha@example.org", "a hash"))!;
  const origin = { account: "asha@example.org", address: "203.0.113.1" };
  await countAttempt(database, origin);
  await beginLogin(database, memberId, "password", origin);
  await addLink(database, { purpose: "invite", email: "ravi@example.org", days: 7 });
  await endLogins(database, memberId, "password");
  await beginLogin(database, memberId, "password", origin);
  await addFactors(memberId);
  for (const from of [0, 3]) {
    await makeLive(database, few(worldRelease(), from), { packaged: "figures", facts: {} });
    await makeLive(database, few(indiaRelease(), from), { packaged: "figures", facts: {} });
  }
  await new ReleaseArchive(database, null).refresh(true);
  await takeBackup(database, file);
  whole = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n");
});

async function addFactors(memberId: string) {
  const sealedSecret = seal([newKey()], "GEZDGNBVGY3TQOJQ", memberId);
  await storeTotp(database, { memberId, sealedSecret, lastCounter: 58_000_000 });
  const passkey = { id: "cGFzc2tleQ", name: "Phone", publicKey: "pQEC", transports: "internal" };
  await addPasskey(database, { ...passkey, memberId, signCounter: 2 ** 32 - 1 });
  await replaceRecoveryCodes(database, memberId, ["one", "two"]);
  await issueChallenge(database, "passkey login", null);
  await keepWork(database, { memberId, name: "A word", address: "/private", note: "" });
}

async function restoreLines(lines: readonly string[]): Promise<number> {
  const changed = path.join(folder, "changed.gz");
  await writeFile(changed, gzipSync(`${lines.join("\n")}\n`));
  return restoreBackup(database, changed);
}

const head = (change: object) => JSON.stringify({ ...JSON.parse(whole[0]!), ...change });
const migrations = (): string[] => JSON.parse(whole[0]!).migrations;
const end = (rows: unknown) => JSON.stringify({ rows });
const rowLines = () => whole.slice(1, -1);
const byTable = (names: readonly string[]) =>
  rowLines().toSorted(
    (one, other) => names.indexOf(JSON.parse(one).table) - names.indexOf(JSON.parse(other).table),
  );

test("every table has rows in the backup that these tests change", () => {
  expect(new Set(rowLines().map((line) => JSON.parse(line).table))).toEqual(
    new Set(TABLES.map(getTableName)),
  );
});

test.each([
  ["of the alphabet", (names: string[]) => names.sort()],
  ["that is the wrong way round", (names: string[]) => names.reverse()],
])("a backup is restored from tables in an order %s", async (_, order) => {
  const before = await allRows(database);
  const lines = byTable(order(TABLES.map(getTableName)));
  expect(await restoreLines([whole[0]!, ...lines, whole.at(-1)!])).toBe(lines.length);
  expect(await allRows(database)).toEqual(before);
});

// Rows are restored a hundred at a time.
test("a hundred and one releases are restored, each before the one it replaced", async () => {
  const before = await allRows(database);
  const rowsOf = (table: string) =>
    rowLines().flatMap((line) => (JSON.parse(line).table === table ? [JSON.parse(line).row] : []));
  const newest = rowsOf("cirus_releases").find(({ formerReleaseId }) => formerReleaseId !== null);
  const places = rowsOf("cirus_places").filter(({ releaseId: id }) => id === newest.id);
  const releases = Array.from({ length: 101 }, (_, at) => {
    const asOf = new Date(Date.UTC(2024, 0, 101 - at)).toISOString().slice(0, 10);
    const facts = places.map((place) => place.facts).sort(byId);
    return { ...newest, asOf, id: releaseId({ view: newest.view, asOf, places: facts }) };
  });
  const added = releases.flatMap((release, at) => [
    {
      table: "cirus_releases",
      row: { ...release, formerReleaseId: releases[at + 1]?.id ?? null },
    },
    ...places.map((row) => ({ table: "cirus_places", row: { ...row, releaseId: release.id } })),
  ]);
  const lines = [...added.map((line) => JSON.stringify(line)), ...rowLines()];
  expect(await restoreLines([whole[0]!, ...lines, end(lines.length)])).toBe(lines.length);
  const held = new Map((await archivedReleases(database)).map((one) => [one.id, one.formerId]));
  expect(held.size).toBe(101 + rowsOf("cirus_releases").length);
  for (const [at, { id }] of releases.entries()) {
    expect(held.get(id)).toBe(releases[at + 1]?.id ?? null);
  }
  await restoreLines(whole);
  expect(await allRows(database)).toEqual(before);
});

test("a backup of an older schema may lack what the database fills by itself", async () => {
  const before = await allRows(database);
  const lines = rowLines().map((line) => {
    const { table, row } = JSON.parse(line);
    delete row.createdAt;
    return JSON.stringify({ table, row });
  });
  const older = head({ migrations: migrations().slice(0, -1) });
  expect(await restoreLines([older, ...lines, whole.at(-1)!])).toBe(lines.length);
  expect(Object.keys(await allRows(database))).toEqual(Object.keys(before));
  await expect(restoreLines([whole[0]!, ...lines, whole.at(-1)!])).rejects.toThrow("createdAt");
  await restoreLines(whole);
  expect(await allRows(database)).toEqual(before);
});

test("a backup from before releases named the one they replaced names it all the same", async () => {
  const before = await allRows(database);
  const lines = rowLines().flatMap((line) => {
    const { table, row } = JSON.parse(line);
    if (["cirus_files", "saved_work"].includes(table)) return [];
    if (table === "cirus_releases") delete row.formerReleaseId;
    return [JSON.stringify({ table, row })];
  });
  const older = head({ migrations: migrations().filter((name) => name < "0006") });
  await restoreLines([older, ...lines, end(lines.length)]);
  expect((await allRows(database)).cirus_releases).toEqual(before.cirus_releases);
  await restoreLines(whole);
  expect(await allRows(database)).toEqual(before);
});

const changedRow = (table: string, change: (row: Record<string, never>) => unknown) => () => {
  const at = whole.findIndex((line) => JSON.parse(line).table === table);
  const { row } = JSON.parse(whole[at]!) as Line;
  return whole.with(at, JSON.stringify({ table, row: change(row) }));
};
const changedFacts = (change: (facts: Record<string, never>) => unknown) =>
  changedRow("cirus_places", (row) => ({ ...row, facts: change(row.facts!) }));
const anotherRow = (line: () => string) => () => [
  ...whole.slice(0, -1),
  line(),
  end(rowLines().length + 1),
];
const without = (table: string) => () => {
  const lines = rowLines().filter((line) => JSON.parse(line).table !== table);
  return [whole[0]!, ...lines, end(lines.length)];
};

test.each<[string, () => readonly string[], RegExp]>([
  ["its end cut off", () => whole.slice(0, -1), /is incomplete/],
  ["a row lost", () => [whole[0]!, ...whole.slice(2)], /is incomplete/],
  ["the head of something else", () => ['{"backupOf":"a library"}'], /is not a backup/],
  ["nothing in it", () => [], /is not a backup/],
  ["a head that is no JSON", () => ["hello"], /is not a backup/],
  ["a head that is a list", () => ["[]"], /is not a backup/],
  ["a head that is null", () => ["null"], /is not a backup/],
  ["migrations that are a text", () => [head({ migrations: "0001" })], /is not a backup/],
  ["migrations nobody knows", () => [head({ migrations: ["0000-x"] })], /another schema \(0000-x/],
  ["a newer schema", () => [head({ migrations: [...migrations(), "9999-x"] })], /\(9999-x; /],
  ["no migrations and no rows", () => [head({ migrations: [] }), end("many")], /Line 2 .* no row/],
  ["rows after the end", () => [...whole, whole[1]!], /is incomplete/],
  ["two ends", () => [...whole, whole.at(-1)!], /is incomplete/],
  ["a line that is no JSON", anotherRow(() => "{"), /Line \d+ .* is no JSON/],
  ["a line that is null", anotherRow(() => "null"), /Line \d+ .* holds no row/],
  ["a row that is a list", changedRow("members", () => []), /Line \d+ .* holds no row/],
  ["an unknown table", anotherRow(() => '{"table":"x","row":{}}'), /the table x, which/],
  ["a table of objects' own", anotherRow(() => '{"table":"__proto__","row":{}}'), /__proto__, wh/],
  ["an unknown column", changedRow("members", (row) => ({ ...row, admin: true })), /"admin"/],
  ["a missing column", changedRow("members", ({ email, ...row }) => row), /members: email: /],
  ["an email that is a number", changedRow("members", (row) => ({ ...row, email: 7 })), /email: /],
  ["an email that is null", changedRow("members", (row) => ({ ...row, email: null })), /email: /],
  ["an id that is none", changedRow("members", (row) => ({ ...row, id: "1" })), /id: /],
  ["a NUL", changedRow("members", (row) => ({ ...row, email: "a\0" })), /email: .*broken char/],
  ["half a character", changedRow("members", (row) => ({ ...row, email: "\ud800" })), /email: /],
  ["an instant that is none", changedRow("tokens", (row) => ({ ...row, usedAt: "x" })), /usedAt: /],
  [
    "a day of no month",
    changedRow("cirus_releases", (row) => ({ ...row, asOf: "2025-02-30" })),
    /asOf: /,
  ],
  [
    "a count beyond integers",
    changedRow("login_attempts", (row) => ({ ...row, attempts: 2 ** 31 })),
    /attempts: /,
  ],
  ["a row twice", anotherRow(() => whole[1]!), /does not fit together: duplicate key/],
  ["tokens without members", without("members"), /does not fit together: .*foreign key/],
  [
    "a live release that is nowhere",
    without("cirus_releases"),
    /does not fit together: .*foreign key/,
  ],
  [
    "releases without places",
    without("cirus_places"),
    /The figures of \w+-\S+ in .* are not those/,
  ],
  [
    "an unknown view",
    changedRow("cirus_live", (row) => ({ ...row, view: "mars" })),
    /view mars has/,
  ],
  [
    "the release of another view",
    changedRow("cirus_live", (row) => ({ ...row, view: "world", releaseId: "india-1" })),
    /view world has no such/,
  ],
  [
    "saved work that leads to a script",
    changedRow("saved_work", (row) => ({ ...row, address: "javascript:alert(1)" })),
    /its address is not a page of this site/,
  ],
  [
    "a file of a release that is another",
    changedRow("cirus_files", (row) => ({ ...row, sha256: "0".repeat(64) })),
    /not that of its SHA-256/,
  ],
  [
    "a file of a release that is not compressed",
    changedRow("cirus_files", (row) => ({ ...row, gzip: "bm90aGluZw==" })),
    /not that of its SHA-256/,
  ],
  ["facts that are null", changedFacts(() => null), /facts: /],
  ["facts that are a text", changedFacts(() => "x"), /facts: /],
  ["facts without a name", changedFacts(({ name, ...facts }) => facts), /facts.name: /],
  ["facts of more", changedFacts((facts) => ({ ...facts, more: 1 })), /facts: .*"more"/],
  ["a metric missing", changedFacts((facts) => ({ ...facts, values: {} })), /facts.values/],
  ["a figure that is a text", changedFacts((facts) => ({ ...facts, lat: "1" })), /facts.lat: /],
  ["a latitude beyond the pole", changedFacts((facts) => ({ ...facts, lat: 91 })), /facts.lat: /],
  [
    "a group nobody knows",
    changedFacts((facts) => ({ ...facts, group: "Atlantis" })),
    /facts.group: /,
  ],
  [
    "another place's facts",
    changedFacts((facts) => ({ ...facts, id: "x" })),
    /belongs to no release/,
  ],
  [
    "changed figures",
    changedFacts((facts) => ({ ...facts, lat: 1.25 })),
    /The figures of .* are not/,
  ],
])(
  "a backup with %s is refused with a sentence and changes nothing",
  async (_, lines, sentence) => {
    const before = await allRows(database);
    const refused = restoreLines(lines());
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringMatching(/^[^\n]*Nothing was changed\.$/),
    });
    expect(await allRows(database)).toEqual(before);
  },
);

test("half a file is told, and changes nothing", async () => {
  const before = await allRows(database);
  const half = path.join(folder, "half.gz");
  const zipped = await readFile(file);
  await writeFile(half, zipped.subarray(0, zipped.length / 2));
  await expect(restoreBackup(database, half)).rejects.toThrow(
    /is incomplete: its end is missing\b.* Nothing was changed\.$/,
  );
  expect(await allRows(database)).toEqual(before);
});

test.each([
  ["an endless line", Buffer.alloc(16 * 1024 * 1024, "x")],
  ["a line of spaces", Buffer.alloc(16 * 1024 * 1024, " ")],
])("%s is refused before it is read to its end", async (_, endless) => {
  const bomb = path.join(folder, "bomb.gz");
  await writeFile(bomb, gzipSync(endless, { level: 1 }));
  await expect(restoreBackup(database, bomb)).rejects.toThrow("a line too long for a backup");
});

test.each([
  ["a directory", folder, "is not a file"],
  ["what is no directory", path.join(import.meta.filename, "all.gz"), "There is no file"],
])("%s in the place of a file is told", async (_, wrong, sentence) => {
  await expect(restoreBackup(database, wrong)).rejects.toThrow(sentence);
});
