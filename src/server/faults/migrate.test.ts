import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openConfiguredDatabase } from "../operator/open-configured-database.ts";
import { readEnvironment } from "../process/environment.ts";
import { failToStart } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import {
  FIRST_MEMBER,
  freshStore,
  logIn,
  onlyPostgres,
  startServer,
  tokenWorks,
} from "../testing/stores.ts";
import { isPostgresRun } from "../testing/test-database.ts";

const MIGRATIONS = path.join(import.meta.dirname, "../db/migrations");
const SENTENCE =
  "A newer version of Shabda Gyan has changed the database (9999-later.sql). Start that version, or restore a backup from before into an empty database.\n";

onlyPostgres("six migrations of an empty database at the same moment all succeed", async () => {
  const migrations = (await readdir(MIGRATIONS)).length;
  // Those of one process begin closer together; the command is one of the first round's.
  for (let round = 1; round <= 5; round += 1) {
    const store = await freshStore({ isNew: true });
    const command = round === 1 ? runCommand("migrate", [], store) : null;
    const handles = await Promise.all(
      Array.from({ length: 6 }, () => openConfiguredDatabase(readEnvironment(store))),
    );
    const { rows } = (await handles[0]!.database.execute(
      sql`select name from migrations`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toHaveLength(migrations);
    for (const { close } of handles) await close();
    const done = { code: 0, text: "The database is up to date.\n", errors: "" };
    if (command) expect(await command).toEqual(done);
  }
});

async function addLaterMigration(store: Record<string, string>) {
  const { database, close } = await openConfiguredDatabase(readEnvironment(store));
  await database.execute(sql`insert into migrations (name) values ('9999-later.sql')`);
  await close();
}

// All commands open the data in the same way, which is fastest with PostgreSQL.
const COMMANDS = [
  ["migrate"],
  ...(isPostgresRun()
    ? [
        ["member", "list"],
        ["cirus", "rollback"],
        ["backup", "/nowhere/backup.gz"],
        ["restore", "/nowhere/backup.gz", "--replace"],
      ]
    : []),
];

test("a newer schema refuses a start and every command in one sentence", async () => {
  const store = await freshStore();
  await addLaterMigration(store);
  expect(await failToStart(store)).toEqual({ code: 1, errors: SENTENCE });
  for (const [script, ...words] of COMMANDS) {
    const refused = { code: 1, text: "", errors: SENTENCE };
    expect(await runCommand(script!, words, store), script).toEqual(refused);
  }
});

onlyPostgres("a server that runs already goes on when the schema gets newer", async () => {
  const store = await freshStore();
  const server = await startServer({ ...store, ...FIRST_MEMBER });
  await addLaterMigration(store);
  const token = (await logIn(server))!;
  expect(await tokenWorks(server, token)).toBe(true);
  expect(await server.stop("SIGTERM")).toBe(0);
});
