import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { logIn } from "../testing/member-calls.ts";
import { failToStart } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, folder, freshStore, startServer } from "../testing/stores.ts";

const noTest = (() => {}) as never as typeof test;
// Only root can give files away.
const asRoot = process.getuid?.() === 0 ? test : noTest;
const onLinux = process.platform === "linux" ? test : noTest;
const ANOTHER = 65_534;

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
const member = (dataDir: string, heldToRights = false) =>
  runCommand("member", ["list"], { DATA_DIR: dataDir }, { heldToRights });

/** The files in a directory that users other than its owner may access. */
async function openToOthers(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  const modes = await Promise.all(names.map((name) => modeOf(path.join(directory, name))));
  return names.filter((_, at) => modes[at]! & 0o077);
}

describe("what is in the data directory is its owner's alone", () => {
  test("in a directory that is new", async () => {
    const { DATA_DIR } = await freshStore({ isNew: true });
    const made = await runCommand("migrate", [], { DATA_DIR: DATA_DIR! });
    expect(made).toMatchObject({ code: 0, errors: "" });
    expect(await modeOf(DATA_DIR!)).toBe(0o700);
    expect(await openToOthers(DATA_DIR!)).toEqual([]);
    // It holds our database alone, without those that others would be made from.
    expect(await readdir(path.join(DATA_DIR!, "postgres/base"))).toHaveLength(1);
  });

  test("in one that everybody can enter and an older version left open", async () => {
    const { DATA_DIR } = await freshStore();
    await chmod(DATA_DIR!, 0o755);
    for (const name of ["", ...(await readdir(DATA_DIR!, { recursive: true }))]) {
      const file = path.join(DATA_DIR!, name);
      await chmod(file, (await stat(file)).isDirectory() ? 0o755 : 0o666);
    }
    const server = await startServer({ DATA_DIR: DATA_DIR!, ...FIRST_MEMBER });
    expect(await logIn(server)).not.toBeNull();
    expect(await openToOthers(DATA_DIR!)).toEqual([]);

    const backup = path.join(folder, "backup.gz");
    await runCommand("backup", [backup], { DATA_DIR: DATA_DIR! });
    expect(await modeOf(backup)).toBe(0o600);
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(await openToOthers(DATA_DIR!)).toEqual([]);
  });

  test("and where others may replace it, a warning says what to do", async () => {
    const { DATA_DIR } = await freshStore();
    await chmod(DATA_DIR!, 0o777);
    expect(await member(DATA_DIR!)).toMatchObject({
      code: 0,
      errors: `Others on this machine can replace what is in ${DATA_DIR}. To prevent that: chmod go-w ${DATA_DIR}\n`,
    });
  });
});

describe("a data directory that cannot be used is told in one sentence", () => {
  const mayNotBeUsed = (file: string) =>
    `${file} cannot be read and written by this user. Give the user that right, or set DATA_DIR to another directory.\n`;

  test.each([
    ["that may not be read", "", 0o300],
    ["that may not be written to", "", 0o500],
    ["that may not be entered", "", 0o600],
    ["whose lock may not be written to", "lock", 0o400],
    ["whose lock may not be read", "lock", 0o200],
    ["whose holder may not be written to", "holder", 0o400],
    ["whose database may not be read", "postgres", 0o300],
  ])("one %s", async (_, name, mode) => {
    const directory = await mkdtemp(path.join(folder, "closed-"));
    for (const file of ["lock", "holder"]) await writeFile(path.join(directory, file), "");
    await mkdir(path.join(directory, "postgres"));
    const file = path.join(directory, name);
    await chmod(file, mode);
    const refused = await member(directory, true);
    await chmod(file, 0o700);
    expect(refused).toEqual({ code: 1, text: "", errors: mayNotBeUsed(file) });
  });

  test("one in a directory that may not be entered, for a start", async () => {
    const parent = path.join(folder, "closed");
    await mkdir(parent, { mode: 0o600 });
    const DATA_DIR = path.join(parent, "data");
    const env = { DATA_DIR, PORT: "0" };
    const refused = await runCommand("start", [], env, { heldToRights: true });
    expect(refused).toMatchObject({ code: 1, errors: mayNotBeUsed(DATA_DIR) });
  });

  onLinux("one on a file system that makes no directories", async () => {
    const errors =
      "/proc/none cannot be created. Set DATA_DIR to a directory that can be written to.\n";
    const env = { DATA_DIR: "/proc/none/data" };
    expect(await failToStart(env)).toEqual({ code: 1, errors });
  });

  test("one with a file for a database", async () => {
    const directory = await mkdtemp(path.join(folder, "file-"));
    await writeFile(path.join(directory, "postgres"), "");
    const { code, text, errors } = await member(directory, true);
    expect([code, text]).toEqual([1, ""]);
    expect(errors).toMatch(/^The embedded database in \S+ cannot be opened\. .*\n$/);
  });

  test("one with something else for a lock", async () => {
    const directory = await mkdtemp(path.join(folder, "lock-"));
    await cp(import.meta.filename, path.join(directory, "lock"));
    const { code, text, errors } = await member(directory, true);
    expect([code, text]).toEqual([1, ""]);
    expect(errors).toMatch(
      /^\S+\/lock cannot be locked: file is not a database\. Remove it, .*\n$/,
    );
  });

  asRoot("one whose database belongs to another user than root, who runs the command", async () => {
    const { DATA_DIR } = await freshStore();
    const files = (await readdir(DATA_DIR!, { recursive: true })).map((name) =>
      path.join(DATA_DIR!, name),
    );
    for (const file of files) await chown(file, ANOTHER, ANOTHER);
    expect(await member(DATA_DIR!)).toEqual({
      code: 1,
      text: "",
      errors: `The database in ${DATA_DIR} belongs to another user. Run this as that user, for example with sudo -u '#${ANOTHER}'.\n`,
    });
    const after = await readdir(DATA_DIR!, { recursive: true });
    expect(after.map((name) => path.join(DATA_DIR!, name)).toSorted()).toEqual(files.toSorted());
  });

  test.each<[string, (directory: string) => Promise<unknown>, RegExp]>([
    [
      "a file of another's",
      (directory) => chmod(path.join(directory, "postgres/PG_VERSION"), 0o000),
      /^The embedded database in \S+ cannot be opened\. Make this user the owner of all its files\. .*\n$/,
    ],
    [
      "a file missing",
      (directory) => rm(path.join(directory, "postgres/global"), { recursive: true }),
      /^The embedded database in \S+ cannot be opened\. .* restore a backup with DATA_DIR set .*\n$/,
    ],
  ])("one with %s", async (_, spoil, sentence) => {
    const { DATA_DIR } = await freshStore();
    await spoil(DATA_DIR!);
    const { code, text, errors } = await member(DATA_DIR!, true);
    expect([code, text]).toEqual([1, ""]);
    expect(errors).toMatch(sentence);
  });
});
