import { execFile } from "node:child_process";
import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { KEY_FILE } from "../db/data-directory.ts";
import { keyStoreOf, keysAsText, keysFromText, newKey, open, seal } from "./secret-keys.ts";

const [former, key] = [newKey(), newKey()];
const SECRET = "GEZDGNBVGY3TQOJQ";

test("what is sealed opens with its key for its owner alone, and is different each time", () => {
  const sealed = seal([key], SECRET, "asha");
  expect(open([key], sealed, "asha")).toBe(SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(seal([key], SECRET, "asha")).not.toBe(sealed);
  expect(() => open([key], sealed, "meera")).toThrow();
});

test("after a change of keys the first one seals, and the others still open", () => {
  const sealed = seal([former], SECRET, "asha");
  expect(open([key, former], sealed, "asha")).toBe(SECRET);
  expect(open([key], seal([key, former], SECRET, "asha"), "asha")).toBe(SECRET);
});

test("without its key it does not open, and the error says so", () => {
  const sealed = seal([former], SECRET, "asha");
  for (const keys of [[], [key]]) {
    expect(() => open(keys, sealed, "asha")).toThrow(
      expect.objectContaining({ name: "MissingKeyError" }),
    );
  }
  expect(() => seal([], SECRET, "asha")).toThrow(
    expect.objectContaining({ name: "MissingKeyError" }),
  );
});

test("a changed bit anywhere is noticed", () => {
  const sealed = seal([key], SECRET, "asha");
  const [name, content] = sealed.split(".") as [string, string];
  const bytes = Buffer.from(content, "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => open([key], `${name}.${changed.toString("base64url")}`, "asha")).toThrow();
  }
  expect(() => open([key], `${name}.`, "asha")).toThrow();
});

test("keys are written and read as text", () => {
  expect(keysFromText(keysAsText([key, former]))).toEqual([key, former]);
  expect(keysFromText(` ${keysAsText([key])} `)).toEqual([key]);
  for (const text of ["", "short", `${keysAsText([key])},`, "!".repeat(43)]) {
    expect(keysFromText(text)).toBeNull();
  }
});

// Only root may give a file to another user.
const asRoot = process.getuid?.() === 0 ? test : ((() => {}) as never as typeof test);

async function storeWithKey() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "shabda-gyan-key-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const store = keyStoreOf({ secretKey: null, dataDir });
  await store.readOrMake();
  return { dataDir, store, file: path.join(dataDir, KEY_FILE) };
}

asRoot("a key that root replaces keeps its owner", async () => {
  const { store, file } = await storeWithKey();
  await chown(file, 1234, 1235);
  const key = newKey();
  await store.write!([key]);
  expect(await store.read()).toEqual([key]);
  const { uid, gid, mode } = await stat(file);
  expect([uid, gid, mode & 0o777]).toEqual([1234, 1235, 0o600]);
});

test("a key that cannot be written leaves the former one and no other file", async () => {
  const { dataDir, store } = await storeWithKey();
  const former = await store.read();
  const write = `
    import { keyStoreOf } from ${JSON.stringify(path.join(import.meta.dirname, "secret-keys.ts"))};
    const store = keyStoreOf({ secretKey: null, dataDir: ${JSON.stringify(dataDir)} });
    await store.write(await store.read());`;
  const line = 'ulimit -f 0; exec "$0" --input-type=module --eval "$1"';
  const written = promisify(execFile)("sh", ["-c", line, process.execPath, write]);
  await expect(written).rejects.toThrow("EFBIG");
  expect(await readdir(dataDir)).toEqual([KEY_FILE]);
  expect(await store.read()).toEqual(former);
});
