import { execFile } from "node:child_process";
import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { test as anywhere, expect, onTestFinished } from "vitest";
import { KEY_FILE } from "../db/data-directory.ts";
import { keyStoreOf } from "./key-store.ts";
import { newKey } from "./secret-keys.ts";

// Only root may give a file to another user.
const test = process.getuid?.() === 0 ? anywhere : ((() => {}) as never as typeof anywhere);

async function storeWithKey() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "shabda-gyan-key-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const store = keyStoreOf({ secretKey: null, dataDir });
  await store.readOrMake();
  return { dataDir, store, file: path.join(dataDir, KEY_FILE) };
}

test("root leaves the key to the user whose it was", async () => {
  const { store, file } = await storeWithKey();
  await chown(file, 1234, 1235);
  const key = newKey();
  await store.write!([key]);
  expect(await store.read()).toEqual([key]);
  const { uid, gid, mode } = await stat(file);
  expect([uid, gid, mode & 0o777]).toEqual([1234, 1235, 0o600]);
});

anywhere("a key that cannot be written leaves the former one and no other file", async () => {
  const { dataDir, store } = await storeWithKey();
  const former = await store.read();
  const write = `
    import { keyStoreOf } from ${JSON.stringify(path.join(import.meta.dirname, "key-store.ts"))};
    const store = keyStoreOf({ secretKey: null, dataDir: ${JSON.stringify(dataDir)} });
    await store.write(await store.read());`;
  const line = 'ulimit -f 0; exec "$0" --input-type=module --eval "$1"';
  const written = promisify(execFile)("sh", ["-c", line, process.execPath, write]);
  await expect(written).rejects.toThrow("EFBIG");
  expect(await readdir(dataDir)).toEqual([KEY_FILE]);
  expect(await store.read()).toEqual(former);
});
