import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { backupContent } from "./backup-content.ts";

const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-content-"));
const file = path.join(folder, "backup.gz");
afterAll(() => rm(folder, { recursive: true, force: true }));

const HEAD = '{"backupOf":"Shabda Gyan"}\n';
const row = (note: unknown) => `{"table":"saved_work","row":{"note":${JSON.stringify(note)}}}\n`;
const zipped = (text: string) => gzipSync(text, { level: 1 });

async function contentOf(rows: readonly string[]) {
  await writeFile(file, zipped([HEAD, ...rows, `{"rows":${rows.length}}\n`].join("")));
  return backupContent(file);
}

test("the order of rows makes no difference; a changed, lost or doubled row does", async () => {
  const rows = ["one", "t\u2028wo", "three", "क".repeat(100_000)].map(row);
  const content = await contentOf(rows);
  expect(content.rows).toBe(4);
  expect(await contentOf(rows.toReversed())).toEqual(content);
  for (const others of [
    rows.with(0, row("One")),
    rows.slice(1),
    [...rows, rows[0]!],
    rows.with(1, rows[0]!),
  ]) {
    expect(await contentOf(others)).not.toEqual(content);
  }
});

// More than the longest string that Node can make, in a file of two megabytes.
test("a backup is read however large it is", async () => {
  const part = zipped(row("x".repeat(1_000_000)).repeat(10));
  const parts = Array.from({ length: 54 }, () => part);
  await writeFile(file, Buffer.concat([zipped(HEAD), ...parts, zipped('{"rows":540}\n')]));
  expect((await backupContent(file)).rows).toBe(540);
});
