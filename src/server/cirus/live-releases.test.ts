import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import { notInArray } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cirusLive, cirusReleases } from "../db/schema.ts";
import type { PreparedBytes } from "../http/prepared-answer.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { ReleaseArchive } from "./archive/release-archive.ts";
import { LiveReleases } from "./live-releases.ts";
import { loadPackagedReleases } from "./packaged/packaged-releases.ts";
import { worldRelease } from "./packaged/world-release.ts";
import { NoReleaseError } from "./release.ts";
import { makeLive } from "./stored-releases.ts";

const database = await openTestDatabase();
const later = { ...worldRelease(), asOf: "2025-10-01" };

await loadPackagedReleases(database);
const packaged = await database.select().from(cirusLive);

// Each test begins with the packaged releases alone, which stay: loading them takes longer than a test.
beforeEach(async () => {
  const ids = packaged.map(({ releaseId }) => releaseId);
  await database.delete(cirusLive);
  await database.delete(cirusReleases).where(notInArray(cirusReleases.id, ids));
  await database.insert(cirusLive).values(packaged);
});

test("what is not there yet is looked for again", async () => {
  await database.delete(cirusLive);
  const live = new LiveReleases(database);
  await expect(live.world()).rejects.toThrow(NoReleaseError);
  await database.insert(cirusLive).values(packaged);
  expect((await live.world()).release).toMatch(/^world-/);
});

test("servers that start together load the first release once", async () => {
  await database.delete(cirusLive);
  await database.delete(cirusReleases);
  await Promise.all([loadPackagedReleases(database), loadPackagedReleases(database)]);
  const live = new LiveReleases(database);
  expect((await live.world()).release).toMatch(/^world-2025-09-25-/);
  expect((await live.india()).release).toMatch(/^india-2025-09-30-/);
});

test("another server's release is noticed at the next look, and answers are made once", async () => {
  const live = new LiveReleases(database);
  const before = await live.world();
  expect((await live.world()).groups()).toBe(before.groups());
  await live.refresh();
  expect(await live.world()).toBe(before);

  await database.transaction((transaction) =>
    makeLive(transaction, later, { packaged: "figures", facts: {} }),
  );
  expect(await live.world()).toBe(before);
  await live.refresh();
  expect((await live.world()).release).toMatch(/^world-2025-10-01-/);
});

test("the archive knows a release before lists of it are sent", async () => {
  const archive = new ReleaseArchive(database, null);
  await archive.refresh();
  await database.transaction((transaction) =>
    makeLive(transaction, later, { packaged: "figures", facts: {} }),
  );
  const { release } = await new LiveReleases(database, archive).world();
  expect(`${(await archive.list()).plain()}`).toContain(`"id":"${release}"`);
});

test("a request has only that made which it asks for, and the rest follows in time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const compress = vi.spyOn(zlib, "brotliCompress");
  syncBuiltinESMExports();
  const archive = { refresh: vi.fn(async () => {}) };
  const live = new LiveReleases(database, archive);
  onTestFinished(async () => {
    await live.close();
    vi.useRealTimers();
    compress.mockRestore();
    syncBuiltinESMExports();
  });
  live.follow({ warn: expect.unreachable } as never, { isShared: false });
  const groups = (await live.world()).groups();
  await groups;
  expect(compress).not.toHaveBeenCalled();
  await compressed(groups);
  vi.advanceTimersByTime(14_000);
  await live.refresh();
  expect(compress).toHaveBeenCalledTimes(1);
  expect(archive.refresh).toHaveBeenLastCalledWith(false);

  vi.advanceTimersByTime(2_000);
  await live.refresh();
  expect(archive.refresh).toHaveBeenLastCalledWith(true);
  const [india, world] = [await live.india(), await live.world()];
  const lists = [india, world].flatMap((view) => [view.places(), view.groups()]);
  await Promise.all(lists.map(compressed));
  expect(compress).toHaveBeenCalledTimes(4);
});

const compressed = async (list: Promise<PreparedBytes>) => (await list).encoded.br!();

test("while the database is away the held answers go on", async () => {
  let isAway = false;
  const failing = new Proxy(database, {
    get: (target, name, receiver) => {
      if (isAway) throw new Error("the database is away");
      return Reflect.get(target, name, receiver);
    },
  });
  const live = new LiveReleases(failing);
  const before = await live.world();
  isAway = true;
  await expect(live.refresh()).rejects.toThrow("away");
  expect(await live.world()).toBe(before);
  isAway = false;
  await live.refresh();
  expect(await live.world()).toBe(before);
});
