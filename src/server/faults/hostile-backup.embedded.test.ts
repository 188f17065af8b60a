import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { logIn, tokenWorks } from "../testing/member-calls.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, folder, freshStore, startServer } from "../testing/stores.ts";

// backup/restore-backup.test.ts has the other faults. With PostgreSQL a restore does not involve the server.
test("a broken or hostile backup is told in one sentence, and the running server goes on", async () => {
  const store = await freshStore();
  const server = await startServer({ ...store, ...FIRST_MEMBER });
  const token = (await logIn(server))!;
  const backup = path.join(folder, "backup.gz");
  expect((await runCommand("backup", [backup], store)).code).toBe(0);
  const whole = gunzipSync(await readFile(backup)).toString();
  const head = whole.slice(0, whole.indexOf("\n") + 1);

  const file = path.join(folder, "hostile.gz");
  for (const [content, sentence] of [
    [gzipSync(whole.replace(/"email":"[^"]*"/, '"email":{}')), "does not fit the table members"],
    [
      gzipSync(head + "x".repeat(16 * 1024 * 1024), { level: 1 }),
      "has a line too long for a backup",
    ],
  ] as const) {
    await writeFile(file, content);
    const { code, text, errors } = await runCommand("restore", [file, "--replace"], store);
    expect([code, text]).toEqual([1, ""]);
    expect(errors).toContain(sentence);
    expect(errors).toMatch(/^[^\n]* Nothing was changed\.\n$/);
  }
  expect(await tokenWorks(server, token)).toBe(true);
  expect(await server.stop("SIGTERM")).toBe(0);

  await chmod(backup, 0o000);
  expect(
    await runCommand("restore", [backup, "--replace"], store, { heldToRights: true }),
  ).toMatchObject({
    code: 1,
    errors: `${backup} cannot be read. Give this user, or the server's, the right to read it.\n`,
  });
});
