import { mkdir, mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import type { Workings } from "#contract/cirus-workings.ts";
import { exportRelease } from "../cirus/import/export-release.ts";
import { indiaRelease } from "../cirus/packaged/india-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { releaseId } from "../cirus/release.ts";
import { ask } from "../testing/member-calls.ts";
import { type ServerProcess, startServer as spawnServer } from "../testing/server-process.ts";
import { runCommand, runLine } from "../testing/shipped-command.ts";
import { folder, freshStore, onlyEmbedded, startServer } from "../testing/stores.ts";
import { withoutResults } from "../testing/without-results.ts";
import { CIRUS_USAGE } from "./cirus.ts";

const india = indiaRelease();
const world = worldRelease();
const INDIA_TEXT = exportRelease(india);
const WORLD_TEXT = exportRelease(world);
const [INDIA_ID, WORLD_ID] = [india, world].map(releaseId) as [string, string];
const MEGABYTE = 1024 * 1024;

const files = await mkdtemp(path.join(folder, "files-"));
async function file(name: string, content: string | Buffer): Promise<string> {
  await writeFile(path.join(files, name), content);
  return path.join(files, name);
}
/** The packaged world with some figures changed, so that it is another release. */
const changed = (figure: string) => withoutResults(WORLD_TEXT.replaceAll(",55.9,", `,${figure},`));

const CHANGED_PLACES = WORLD_TEXT.split("\n").filter((line) => line.includes(",55.9,")).length;

// On a connection of its own: one kept open may end just as the next request goes out.
async function textOf({ url }: { url: string }, path: string): Promise<string> {
  const headers = { connection: "close" };
  return (await ask(`${url}/api/v1/cirus/${path}`, { headers })).text();
}
const answerOf = async <Answer>(server: { url: string }, path: string) =>
  JSON.parse(await textOf(server, path)) as Answer;

const said = (text: unknown) => ({ code: 0, text, errors: "" });
const refused = (errors: string) => ({ code: 1, text: "", errors });

interface ListAnswer {
  readonly data: readonly unknown[];
  readonly meta: { readonly release: string };
}

const liveWorld = async (server: { url: string }) =>
  (await answerOf<ListAnswer>(server, "continents")).meta.release;

async function expectLive(server: { url: string }, release: string) {
  await expect.poll(() => liveWorld(server)).toBe(release);
}

const EXPORTED = (place: string) =>
  said(
    `${INDIA_ID} is in ${place}india.csv: 780 places.\n${WORLD_ID} is in ${place}world.csv: 195 places.\n`,
  );
const IMPORTED = /^(world-2025-10-01-\w{12}) is live: 195 places as of 01\/10\/2025/;
const UNDO = "To undo this: npm run cirus -- rollback world\n";
const PACKAGED = new RegExp(`^${INDIA_ID} was live already: .*\n${WORLD_ID} is live: 195 places`);

test("figures are exported, imported, taken back and reset while the server runs", async () => {
  const store = await freshStore();
  const server = await startServer(store);
  const directory = await mkdtemp(path.join(folder, "प्रति – "));
  const run = (...words: string[]) => runCommand("cirus", words, store);
  // Runs npm from another directory, as an operator may.
  const runThere = (...words: string[]) =>
    runCommand("cirus", words, store, { byNpm: true, from: directory });

  expect(await run("rollback")).toEqual(refused("There is no former release to go back to.\n"));
  const place = path.join(directory, "cirus-");
  expect(await runThere("export")).toEqual(EXPORTED(place));
  expect(await readFile(`${place}india.csv`, "utf8")).toBe(INDIA_TEXT);
  expect(await readFile(`${place}world.csv`, "utf8")).toBe(WORLD_TEXT);

  await writeFile(path.join(directory, "आँकड़े.csv"), changed("56.1"));
  const { text } = await runThere("import", "आँकड़े.csv", "--as-of", "2025-10-01");
  const release = IMPORTED.exec(text)![1]!;
  await expectLive(server, release);
  // The release lists what it changed, and shows no steps to a figure that was imported as finished.
  const { changes } = await answerOf<ReleaseDescription>(server, "releases/world");
  expect(changes).toMatchObject({ former: WORLD_ID, places_added: [], places_removed: [] });
  expect(changes!.figures_by_metric).toMatchObject({ internet_subscribers_pop: CHANGED_PLACES });
  const { data } = await answerOf<Workings>(server, "workings/world/IN");
  expect(data.steps.facebook_literate!.length).toBeGreaterThan(3);
  expect(data.steps.internet_subscribers_pop).toBeUndefined();

  expect(await run("rollback")).toEqual(said(`${WORLD_ID} is live again. ${UNDO}`));
  await expectLive(server, WORLD_ID);
  expect(await run("rollback", "world")).toEqual(said(`${release} is live again. ${UNDO}`));
  await expectLive(server, release);
  expect((await run("packaged")).text).toMatch(PACKAGED);
  await expectLive(server, WORLD_ID);
  await server.stop("SIGTERM");
});

// With PostgreSQL it makes no difference whether a server runs.
onlyEmbedded("figures are exported, imported and taken back while it does not", async () => {
  const store = await freshStore();
  const run = (...words: string[]) => runCommand("cirus", words, store);
  const directory = await mkdtemp(path.join(folder, "export-"));
  const place = path.join(directory, "cirus-");
  expect(await run("export", "--out", directory)).toEqual(EXPORTED(place));
  expect(await readFile(`${place}world.csv`, "utf8")).toBe(WORLD_TEXT);
  // Unlike the data directory, public figures are not for their owner alone.
  expect((await stat(`${place}world.csv`)).mode & 0o777).toBe(0o666 & ~process.umask());
  const own = await file("own.csv", changed("56.1"));
  const { text } = await run("import", own, "--as-of", "2025-10-01");
  expect(text).toMatch(IMPORTED);
  expect(await run("rollback")).toEqual(said(`${WORLD_ID} is live again. ${UNDO}`));
});

// Not even root may write to /sys; other users get a directory without rights.
async function barredDirectory(): Promise<string> {
  if (process.getuid?.() === 0) return "/sys";
  const directory = path.join(files, "barred");
  await mkdir(directory, { mode: 0o500 });
  return directory;
}

// Makes a process print its peak memory in kilobytes when it ends. On Linux, getrusage would
// include the memory of the parent process.
const TELL_MEMORY =
  process.platform === "linux"
    ? "import{readFileSync}from'node:fs';process.on('exit',()=>console.error(parseInt(readFileSync('/proc/self/status','utf8').split('VmHWM:')[1])))"
    : "process.on('exit',()=>console.error(process.resourceUsage().maxRSS))";

const HEADING = WORLD_TEXT.slice(0, WORLD_TEXT.indexOf("\n") + 1);
const filled = (text: string) => text.repeat(Math.floor((5 * MEGABYTE) / text.length));

describe("beside one running server", () => {
  let store: Record<string, string>;
  let server: ServerProcess;
  beforeAll(async () => {
    store = await freshStore();
    server = await spawnServer(store);
  });
  afterAll(async () => {
    expect(await server.stop("SIGTERM")).toBe(0);
  });

  // cirus.test.ts has the other refusals: these need a process, or the server's word.
  onlyEmbedded(
    "what makes no sense is refused with a sentence, by exit code 1, and changes nothing",
    async () => {
      const escapes = await file("escapes.csv", "country,\u{1b}[2J,\u{1b}[2J\nPeru,1,1\n");
      const barred = await barredDirectory();
      // Palau's internet figure is corrected, but not the index that comes with it.
      const corrected = WORLD_TEXT.replace(/^(PW,(?:[^,]*,){4})[\d.]+/m, "$192.5");
      const contradicting = await file("contradicting.csv", corrected);
      const cases: [words: string[], sentence: unknown][] = [
        [[], CIRUS_USAGE],
        [
          ["import", contradicting],
          expect.stringMatching(
            /, row \d+, column risk_index: [\d.]+, rank \d+, but the metrics give [\d.]+, rank \d+.*; to keep those of the file, add --keep-index\.\n/,
          ),
        ],
        [["import", "/dev/zero"], "/dev/zero has more than 5 MB. Split it."],
        [
          ["import", escapes],
          expect.stringContaining("row 1, column \u{fffd}[2j: the column occurs twice."),
        ],
        [
          ["export", "world", "--out", barred],
          expect.stringMatching(/^\S+ may not be opened\. Choose another place\.$/),
        ],
      ];
      const before = await liveWorld(server);
      for (const [words, sentence] of cases) {
        const { code, text, errors } = await runCommand("cirus", words, store);
        expect([code, text, words]).toEqual([1, "", words]);
        expect(errors.trimEnd(), words.join(" ")).toEqual(sentence);
        expect(errors).not.toMatch(/^\s+at /m);
      }
      expect(await liveWorld(server)).toBe(before);
      expect(await runLine("npm run --silent cirus -- | true", store)).toMatchObject({ code: 1 });
    },
  );

  onlyEmbedded(
    "a file made to harm costs the command no more than some memory, and the server none",
    async () => {
      const nasty = {
        "blank lines": filled("\n"),
        "one line of commas": filled(","),
        "a quotation mark that never closes": `"${filled("a").slice(1)}`,
        "rows of one character": filled("a\n"),
        "rows of blanks": HEADING + filled(" ,,,,\n").slice(Buffer.byteLength(HEADING)),
        "a number without end": `${HEADING}${filled("9").slice(Buffer.byteLength(HEADING))}`,
        "quotation marks where none belong": filled('"a'),
        "more rows than places": HEADING + "x,Asia\n".repeat(2_001),
      };
      const files = await Promise.all(
        Object.entries(nasty).map(([name, text]) => file(`${name}.csv`, text)),
      );
      const measuring = { NODE_OPTIONS: `--import=data:text/javascript,${TELL_MEMORY}` };
      // Two at a time are as large as an import may be.
      for (let at = 0; at < files.length; at += 2) {
        const two = files.slice(at, at + 2);
        const env = { ...store, ...measuring };
        const { code, errors } = await runCommand("cirus", ["import", ...two], env);
        expect([code, two]).toEqual([1, two]);
        for (const one of two) expect(errors).toContain(`${one}, row `);
        expect(errors.length).toBeLessThan(20_000);
        const kilobytes = Number(errors.trimEnd().split("\n").at(-1));
        expect(kilobytes).toBeGreaterThan(20_000);
        expect(kilobytes, two.join()).toBeLessThan(500_000);
      }
    },
  );

  test("two imports at once while fifty readers read: each reader sees one release whole", async () => {
    const before = await liveWorld(server);
    const readWorld = () => textOf(server, "countries");
    const texts = ["57.1", "57.2"].map(changed);
    const both = await Promise.all(texts.map((text, at) => file(`${at}.csv`, text)));
    let areDone = false;
    // Each reads ten times a second, which leaves the commands a processor to work with.
    const readers = Array.from({ length: 50 }, async () => {
      const seen = new Set<string>();
      for (; !areDone; await setTimeout(100)) seen.add(await readWorld());
      return seen.add(await readWorld());
    });
    const outcomes = await Promise.all(
      both.map((name) => runCommand("cirus", ["import", name], store)),
    );
    const live = outcomes.flatMap(({ text }) => /^(world-\S+) is live/.exec(text)?.[1] ?? []);
    // A command that compared its files with a release no longer live must fail.
    for (const { code, errors } of outcomes) {
      const isLate = /^Another release of world became live meanwhile\. .*\n$/.test(errors);
      expect([code, errors !== ""]).toEqual(isLate ? [1, true] : [0, false]);
    }
    expect(live.length).toBeGreaterThan(0);
    areDone = true;
    const seen = new Set((await Promise.all(readers)).flatMap((one) => [...one]));
    for (const text of seen) {
      const { data, meta } = JSON.parse(text) as ListAnswer;
      expect(data).toHaveLength(195);
      expect([before, ...live]).toContain(meta.release);
    }
    await expect.poll(() => liveWorld(server)).toMatch(new RegExp(live.join("|")));
  });
});
