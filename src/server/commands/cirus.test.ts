import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { notInArray } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import {
  archivedReleases,
  liveReleaseIds,
  makeLive,
  readRelease,
} from "../cirus/stored-releases.ts";
import { cirusLive, cirusPlaces, cirusReleases } from "../db/schema.ts";
import { runOn } from "../testing/run-on.ts";
import { folder } from "../testing/stores.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { withoutResults } from "../testing/without-results.ts";
import { CIRUS_USAGE, cirus as command } from "./cirus.ts";

const database = await openTestDatabase();
const at = (name: string) => path.join(folder, name);

const cirus = (...words: string[]) => runOn(database, command, words);
const MEGABYTE = 1024 * 1024;
const live = () => liveReleaseIds(database);
const stored = async () => ({
  live: await database.select().from(cirusLive).orderBy(cirusLive.view),
  places: (await database.select().from(cirusPlaces)).length,
});

await cirus("export", "--out", folder);
const india = await readFile(at("cirus-india.csv"), "utf8");
const world = await readFile(at("cirus-world.csv"), "utf8");
// Only India's figures differ, which makes another release.
await writeFile(
  at("changed.csv"),
  withoutResults(world.replace(/^IN,India,Asia.*\n/m, changedIndia)),
);

await loadPackagedReleases(database);
const packaged = await database.select().from(cirusLive);

// Each test begins with the packaged releases alone. Loading them takes longer than most tests.
beforeEach(async () => {
  const ids = packaged.map(({ releaseId }) => releaseId);
  await database.delete(cirusLive);
  await database.delete(cirusReleases).where(notInArray(cirusReleases.id, ids));
  const kept = await database.$count(cirusReleases);
  if (kept === ids.length) await database.insert(cirusLive).values(packaged);
  else await loadPackagedReleases(database);
});

test("what is exported and imported again is the same release", async () => {
  const before = await stored();
  const text = await cirus("import", at("cirus-india.csv"), at("cirus-world.csv"));
  expect(text).toMatch(
    /^india-2025-09-30-\w{12} was live already: 780 places as of 30\/09\/2025, with index and ranks computed\.\nworld-/,
  );
  expect(await stored()).toEqual(before);
});

test("an import is live, keeps the one before, and a rollback exchanges them", async () => {
  const before = (await live()).get("world")!;
  expect(await cirus("import", at("changed.csv"), "--as-of", "2025-10-01")).toMatch(
    /^world-2025-10-01-\w{12} is live: 195 places as of 01\/10\/2025/,
  );
  const after = (await live()).get("world")!;
  expect(after).not.toBe(before);
  expect((await stored()).places).toBe(780 + 2 * 195);

  expect(await cirus("rollback")).toBe(
    `${before} is live again. To undo this: npm run cirus -- rollback world`,
  );
  expect((await live()).get("world")).toBe(before);
  await cirus("rollback", "world");
  expect((await live()).get("world")).toBe(after);
});

test("the release that comes with the project takes an import's place, and can be taken back", async () => {
  const before = await live();
  await cirus("import", at("changed.csv"), "--as-of", "2025-10-01");
  const imported = (await live()).get("world")!;
  expect(await cirus("packaged")).toMatch(
    /^india-\S+ was live already: .*\nworld-\S+ is live: 195 /,
  );
  expect(await live()).toEqual(before);
  await cirus("rollback", "world");
  expect((await live()).get("world")).toBe(imported);
});

test("into an empty database it comes as new", async () => {
  await database.delete(cirusLive);
  await database.delete(cirusReleases);
  expect(await cirus("packaged", "india")).toMatch(/^india-\S+ is live: 780 /);
  expect([...(await live()).keys()].sort()).toEqual(["india", "world"]);
  expect(await cirus("packaged")).toMatch(/^india-\S+ was live already: .*\nworld-\S+ was live/);
});

test("older releases are kept, each with the one it replaced", async () => {
  for (const day of ["2025-10-01", "2025-10-02", "2025-10-03"]) {
    await cirus("import", at("changed.csv"), "--as-of", day);
  }
  const kept = await archivedReleases(database);
  const countries = kept.filter(({ view }) => view === "world");
  expect(countries.slice(0, 3).map(({ asOf, isLive }) => [asOf, isLive])).toEqual([
    ["2025-10-03", true],
    ["2025-10-02", false],
    ["2025-10-01", false],
  ]);
  expect(countries.slice(0, 2).map(({ formerId }) => formerId)).toEqual(
    countries.slice(1, 3).map(({ id }) => id),
  );
});

test("a fault in one file keeps all of them out", async () => {
  const before = await stored();
  await writeFile(at("broken.csv"), india.replace(/^an-nicobar,Car Nicobar/m, "an-nicobar,"));
  await expect(cirus("import", at("changed.csv"), at("broken.csv"))).rejects.toThrow(
    `${at("broken.csv")}, row 2, column state_district_capital: the cell is empty.\nNothing was imported.`,
  );
  expect(await stored()).toEqual(before);
});

test("files that are none are told", async () => {
  const write = async (name: string, content: string) => {
    await writeFile(at(name), content);
    return at(name);
  };
  await writeFile(
    at("latin.csv"),
    Buffer.from("country,continent\nPer\xfa,South America\n", "latin1"),
  );
  await expect(cirus("import", at("latin.csv"))).rejects.toThrow("is not UTF-8");
  await expect(cirus("import", at("none.csv"))).rejects.toThrow("There is no file");
  await expect(cirus("import", at("changed.csv"), folder)).rejects.toThrow("is a directory");
  await expect(cirus("import", `/${"a".repeat(100_000)}`)).rejects.toThrow(
    /^\/a{39}… is too long for a name\. Give a shorter one\.$/,
  );
  await expect(cirus("import", await write("empty.csv", ""))).rejects.toThrow(
    /row 1: there is neither a column .*\nNothing was/,
  );
  const huge = await write("huge.csv", "\n".repeat(5 * MEGABYTE + 1));
  await expect(cirus("import", huge)).rejects.toThrow("huge.csv has more than 5 MB. Split it.");
  const large = await write("large.csv", world + "\n".repeat(4 * MEGABYTE));
  await expect(cirus("import", large, large, large)).rejects.toThrow(
    "The files have more than 10 MB together. ",
  );
  await expect(cirus("export", "world", "--out", at("latin.csv"))).rejects.toThrow(
    "is not a directory. Give another --out.",
  );
});

test("an import without columns of origin says what becomes of its figures", async () => {
  const text = world.replaceAll("_status", "_s");
  await writeFile(at("originless.csv"), text);
  expect(await cirus("check", at("originless.csv"))).toContain(
    "\nColumns that say where figures come from are missing, such as internet_subscribers_pop_status. A figure without a status counts as modelled; one without a year has none, and one without a source says so.\n",
  );
  expect(await cirus("check", at("cirus-world.csv"))).not.toContain("where figures come from");
});

test("where one exported file exists already, neither is written", async () => {
  const directory = await mkdtemp(path.join(folder, "taken-"));
  const taken = path.join(directory, "cirus-world.csv");
  await writeFile(taken, "mine");
  await expect(cirus("export", "--out", directory)).rejects.toThrow(
    `${taken} exists already. Move it, or give another --out.`,
  );
  expect(await readdir(directory)).toEqual(["cirus-world.csv"]);
  expect(await readFile(taken, "utf8")).toBe("mine");
});

test("a mark of the byte order at the start is no part of the first column", async () => {
  await writeFile(at("marked.csv"), `\u{feff}${world}`);
  expect(await cirus("import", at("marked.csv"))).toContain("was live already");
});

test.each([
  [["rollback"], "There is no former release to go back to."],
  [["rollback", "mars"], CIRUS_USAGE],
  [["rollback", "india", "world"], CIRUS_USAGE],
  [[], CIRUS_USAGE],
  [["fly"], CIRUS_USAGE],
  [["import"], CIRUS_USAGE],
  [["import", "a.csv", "--fast"], CIRUS_USAGE],
  [["import", "a.csv", "--as-of"], CIRUS_USAGE],
  [["import", "a.csv", "--as-of", "--fewer"], CIRUS_USAGE],
  [["import", "a.csv", "--fewer=yes"], CIRUS_USAGE],
  [["import", "a.csv", "--as-of", "2025-02-30"], "2025-02-30 is not a day up to today."],
  [["import", "a.csv", "--as-of=2025-02-30"], "2025-02-30 is not a day up to today."],
  [["import", "a.csv", "--as-of", "2999-01-01"], "2999-01-01 is not a day up to today."],
  [["export", "india", "world"], CIRUS_USAGE],
  [["export", "mars"], CIRUS_USAGE],
  [["export", "world", "--out"], CIRUS_USAGE],
])("%j is refused with a sentence", async (words, sentence) => {
  await expect(cirus(...words)).rejects.toThrow(sentence);
});

test("figures are as of today where the operator is, even before UTC has that day", async () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  vi.useFakeTimers({ now: new Date("2026-01-01T20:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  const asOf = (day: string) => cirus("check", at("changed.csv"), "--as-of", day);
  expect(await asOf("2026-01-02")).toContain("The files can be imported.");
  await expect(asOf("2026-01-03")).rejects.toThrow("2026-01-03 is not a day up to today.");
});

test("an index that contradicts its metrics stays out, unless the operator insists", async () => {
  const contradicting = world
    .replace(/^(PW,(?:[^,]*,){4})[\d.]+/m, "$192.5")
    .replace(/rank_low|rank_high|range_draws/g, "former_$&");
  await writeFile(at("contradicting.csv"), contradicting);
  const before = await live();
  await expect(cirus("import", at("contradicting.csv"))).rejects.toThrow(
    /column risk_index: .* but the metrics give .*--keep-index/,
  );
  expect(await live()).toEqual(before);
  expect(await cirus("import", at("contradicting.csv"), "--keep-index")).toContain(
    "with index and ranks of the file",
  );
  const release = (await readRelease(database, (await live()).get("world")!))!;
  expect(release.places.find(({ id }) => id === "PW")!.given).toBeDefined();
});

test("with two to choose from, a rollback asks which", async () => {
  await cirus("import", at("cirus-india.csv"), at("cirus-world.csv"), "--as-of", "2025-10-05");
  await expect(cirus("rollback")).rejects.toThrow("Name one");
  expect(await cirus("rollback", "india")).toMatch(/^india-2025-09-30-/);
});

function changedIndia(line: string): string {
  const cells = line.split(",");
  cells[5] = "60";
  return cells.join(",");
}

test("a release compared with one that is live no more stays out", async () => {
  const compared = (await live()).get("world")!;
  const release = (await readRelease(database, compared))!;
  await cirus("import", at("changed.csv"));
  const now = await live();
  const publishing = makeLive(database, release, {
    packaged: null,
    facts: null,
    insteadOf: compared,
  });
  await expect(publishing).rejects.toThrow("Another release of world became live meanwhile.");
  expect(await live()).toEqual(now);
});
