import { execFile, spawn } from "node:child_process";
import { mkdir, readdir, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { test as anywhere, expect, onTestFinished } from "vitest";
import { exportRelease } from "../cirus/import/export-release.ts";
import { indiaRelease } from "../cirus/packaged/india-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { askServer } from "../commands/ask-server.ts";
import { writeFiles } from "../commands/write-files.ts";
import { sendLogIn, tokenWorks } from "../testing/member-calls.ts";
import { SERVER_COMMAND } from "../testing/server-process.ts";
import { FIRST_MEMBER, folder, freshStore } from "../testing/stores.ts";

// Mounting a file system needs Linux and the right to do so.
const canMount = await promisify(execFile)("unshare", ["-rm", "true"]).then(
  () => true,
  () => false,
);
const test = anywhere.runIf(canMount);

let disks = 0;

/** Starts a server on a small private file system, visible to others only through /proc. */
async function startOnSmallDisk({
  megabytes,
  options = "",
  isNew = false,
  isFull = false,
}: {
  megabytes: number;
  options?: string;
  /** Whether the server finds no data there. */
  isNew?: boolean;
  isFull?: boolean;
}) {
  const { DATA_DIR } = await freshStore({ isNew });
  disks += 1;
  const disk = path.join(folder, `disk-${disks}`);
  await mkdir(disk);
  const child = spawn(
    "unshare",
    [
      "-rm",
      "sh",
      "-c",
      [
        `mount -t tmpfs -o size=${megabytes}m${options} small "$1"`,
        ...(isNew ? [] : [`cp -r "${DATA_DIR}" "$1/data"`]),
        ...(isFull ? [`{ cat /dev/zero > "$1/filler" 2> /dev/null; true; }`] : []),
        'shift && exec "$@"',
      ].join(" && "),
      "sh",
      disk,
      ...SERVER_COMMAND,
    ],
    {
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        DATA_DIR: path.join(disk, "data"),
        ...FIRST_MEMBER,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, errors }));
  });
  let greeting = "";
  const url = new Promise<string | null>((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (text) => {
      greeting += text;
      const found = /is at (http:\S+)\n/.exec(greeting)?.[1];
      if (found) resolve(found);
    });
    child.once("close", () => resolve(null));
  });
  const said = () => greeting;
  // A link keeps the path of the operator's socket within the system's limit.
  const seen = path.join(folder, `seen-${disks}`);
  await symlink(path.join(`/proc/${child.pid}/root`, disk), seen);
  return { child, ended, said, url: await url, disk, seen };
}

test("a disk too small for the database: one sentence, exit code 1", async () => {
  const { ended } = await startOnSmallDisk({ megabytes: 8, isNew: true });
  expect(await ended).toEqual({
    code: 1,
    errors: "The disk is full. Free some space and start again; nothing is lost.\n",
  });
});

test("a start on a disk that is full: one sentence, exit code 1", async () => {
  const { ended } = await startOnSmallDisk({ megabytes: 80, isFull: true });
  expect(await ended).toEqual({
    code: 1,
    errors: "The disk is full. Free some space and start again; nothing is lost.\n",
  });
});

test("a file system that cannot be written to: one sentence, exit code 1", async () => {
  const { ended } = await startOnSmallDisk({ megabytes: 8, options: ",ro", isNew: true });
  const { code, errors } = await ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^\S+ cannot be written to\. Set DATA_DIR to a directory that can\.\n$/);
});

test("a disk that fills up: refused and logged while it is full, without half a file, then as before, and nothing is lost", async () => {
  const server = await startOnSmallDisk({ megabytes: 160 });
  const here = { url: server.url! };
  const tokens: string[] = [];
  const filler = path.join(server.seen, "filler");
  await fillUp(filler);
  await expectNoHalfFiles(server, filler);
  await fillUp(filler);

  // The database has some reserved space before it needs more of the disk.
  let refused: Response | undefined;
  for (let tries = 0; !refused && tries < 1_000; tries += 1) {
    const answer = await sendLogIn(here);
    if (answer.ok) tokens.push(((await answer.json()) as { access_token: string }).access_token);
    else refused = answer;
  }
  expect(refused?.status).toBe(503);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);

  const day = "2025-10-01";
  const files = [{ file: "world.csv", text: exportRelease(worldRelease()) }];
  const publish = () =>
    askServer(path.join(server.seen, "data"), {
      command: "cirus",
      input: {
        action: "import",
        files,
        asOf: day,
        today: day,
        mayBeFewer: false,
        keepsIndex: false,
      },
    });
  const message = await publish().then(String, (error: Error) => error.message);
  const [, id] = /^The server could not do it\. .* look there for (\S+)\.$/.exec(message)!;
  const lines = server.said().split("\n");
  const line = JSON.parse(lines.find((one) => one.includes(id!))!);
  expect(line).toMatchObject({ level: 50, reqId: id, err: { cause: { code: "53100" } } });

  await rm(filler);
  expect((await publish())!.text).toMatch(/^world-2025-10-01-\w+ is live: 195 places/);
  expect((await sendLogIn(here)).status).toBe(200);
  for (const token of tokens) expect(await tokenWorks(here, token)).toBe(true);
  server.child.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, errors: "" });
});

/** Expects a backup and an export onto a full disk to end with one sentence, and to leave nothing. */
async function expectNoHalfFiles({ disk, seen }: { disk: string; seen: string }, filler: string) {
  const dataDir = path.join(seen, "data");
  const full = /^The disk is full\. Nothing was written\.$/;
  const backup = { command: "backup", input: { file: path.join(disk, "backup.gz") } } as const;
  await expect(askServer(dataDir, backup)).rejects.toThrow(full);
  expect(await readdir(seen)).not.toContain("backup.gz");

  // There is room for the first of the two files.
  const room = exportRelease(indiaRelease()).length + 16 * 1024;
  await truncate(filler, (await stat(filler)).size - room);
  const out = path.join(seen, "out");
  const exporting = { action: "export", views: ["india", "world"], directory: out };
  const exported = await askServer(dataDir, { command: "cirus", input: exporting });
  await expect(writeFiles(exported!.files!)).rejects.toThrow(full);
  expect(await readdir(out)).toEqual([]);
}

async function fillUp(file: string): Promise<void> {
  const part = Buffer.alloc(1024 * 1024);
  for (;;) {
    try {
      await writeFile(file, part, { flag: "a" });
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe("ENOSPC");
      return;
    }
  }
}
