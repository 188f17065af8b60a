import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { addMember } from "../../accounts/members.ts";
import { folder } from "../../testing/stores.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { takeBackup } from "./take-backup.ts";

const database = await openTestDatabase();

test("a row that no restore would take is refused by the backup, which leaves no file", async () => {
  await addMember(database, "asha@example.org", "a hash".repeat(100));
  const [fits, tooLong] = [path.join(folder, "fits.gz"), path.join(folder, "too-long.gz")];
  expect(await takeBackup(database, fits)).toBe(1);
  const lines = gunzipSync(await readFile(fits))
    .toString()
    .split("\n");
  const longest = Math.max(...lines.map((line) => line.length));
  await expect(takeBackup(database, tooLong, longest - 1)).rejects.toThrow(
    /^A row of the table members is too long for a backup\. Nothing was written\.$/,
  );
  expect(existsSync(tooLong)).toBe(false);
  expect(await takeBackup(database, tooLong, longest)).toBe(1);
});
