import { chmod, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { lockDirectory } from "../db/directory-lock.ts";
import { failToStart, spawnServer } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { freshStore, startServer } from "../testing/stores.ts";

/** Holds a data directory as a command does, and tells when another process tries to open it. */
async function holdDirectory(directory: string) {
  const unlock = lockDirectory(directory);
  const holder = path.join(directory, "holder");
  // The first step of opening a data directory is to remove others' rights from its files.
  await chmod(holder, 0o644);
  const isComeUpon = async () => ((await stat(holder)).mode & 0o077) === 0;
  const comeUpon = () => expect.poll(isComeUpon).toBe(true);
  return { unlock, comeUpon };
}

test("a server that starts while a command holds the data waits for it; what comes next is refused", async () => {
  const store = await freshStore();
  const { unlock, comeUpon } = await holdDirectory(store.DATA_DIR!);
  const starting = startServer(store);
  await comeUpon();
  unlock();
  const server = await starting;
  const pid = await readFile(path.join(store.DATA_DIR!, "holder"), "utf8");
  const refused = {
    code: 1,
    errors: expect.stringMatching(
      new RegExp(`^The data directory \\S+ is in use by process ${pid}\\..*\\n$`),
    ),
  };
  expect(await failToStart(store)).toEqual(refused);
  expect(await runCommand("migrate", [], store)).toMatchObject(refused);
  expect((await fetch(`${server.url}/readyz`)).ok).toBe(true);
  const modeOfSocket = (await stat(path.join(store.DATA_DIR!, "operator.sock"))).mode & 0o777;
  expect(modeOfSocket).toBe(0o600);
  expect(await server.stop("SIGTERM")).toBe(0);
});

test("a server that waits for the data stops when it is told to", async () => {
  const store = await freshStore();
  const { unlock, comeUpon } = await holdDirectory(store.DATA_DIR!);
  const { child, ended } = spawnServer(store);
  child.stdout!.resume();
  await comeUpon();
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, errors: "" });
  unlock();
});
