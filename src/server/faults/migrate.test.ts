import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { readEnvironment } from "../config.ts";
import { openConfiguredDatabase } from "../db/open-configured-database.ts";
import { untilWaitedFor } from "../testing/in-the-middle.ts";
import { logIn, tokenWorks } from "../testing/member-calls.ts";
import { failToStart } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, folder, freshStore, onlyPostgres, startServer } from "../testing/stores.ts";
import { isPostgresRun } from "../testing/test-database.ts";

const MIGRATIONS = path.join(import.meta.dirname, "../db/migrations");
const SENTENCE =
  "A newer version of Shabda Gyan has changed the database (9999-later.sql). Start that version, or restore a backup from before into an empty database.\n";

onlyPostgres("a migration goes on when another creates its table at the same moment", async () => {
  const store = await freshStore({ isNew: true });
  const other = new pg.Client({ connectionString: store.DATABASE_URL });
  await other.connect();
  await other.query(
    "begin; create table migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  const command = runCommand("migrate", [], store);
  await untilWaitedFor(other);
  await other.query("commit");
  await other.end();
  expect(await command).toEqual({ code: 0, text: "The database is up to date.\n", errors: "" });
});

onlyPostgres("six migrations of an empty database at the same moment all succeed", async () => {
  const migrations = (await readdir(MIGRATIONS)).length;
  for (let round = 1; round <= 3; round += 1) {
    const environment = readEnvironment(await freshStore({ isNew: true }));
    const opening = Array.from({ length: 6 }, () => openConfiguredDatabase(environment));
    const handles = await Promise.all(opening);
    const { rows } = (await handles[0]!.database.execute(
      sql`select name from migrations`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toHaveLength(migrations);
    for (const { close } of handles) await close();
  }
});

// A trigger notes the limit on statements that each migration has.
onlyPostgres("a migration may take any time, by its command or at a start", async () => {
  for (const isStart of [false, true]) {
    const store = await freshStore({ isNew: true });
    const other = new pg.Client({ connectionString: store.DATABASE_URL });
    await other.connect();
    await other.query(`
      create table migrations (name text primary key, applied_at timestamptz not null default now());
      create table seen (statement_timeout text);
      create function see() returns trigger language plpgsql as
        $$ begin insert into seen values (current_setting('statement_timeout')); return new; end $$;
      create trigger see before insert on migrations for each row execute function see()`);
    if (isStart) await (await startServer(store)).stop("SIGKILL");
    else expect((await runCommand("migrate", [], store)).code).toBe(0);
    const { rows } = await other.query("select distinct statement_timeout from seen");
    await other.end();
    expect(rows).toEqual([{ statement_timeout: "0" }]);
  }
});

async function addLaterMigration(store: Record<string, string>) {
  const { database, close } = await openConfiguredDatabase(readEnvironment(store));
  await database.execute(sql`insert into migrations (name) values ('9999-later.sql')`);
  await close();
}

const BACKUP = path.join(folder, "backup.gz");

// All commands open the data in the same way, which is fastest with PostgreSQL.
const COMMANDS = [
  ["migrate"],
  ...(isPostgresRun()
    ? [
        ["member", "list"],
        ["cirus", "rollback"],
        ["backup", "/nowhere/backup.gz"],
        ["restore", BACKUP, "--replace"],
      ]
    : []),
];

test("a newer schema refuses a start and every command in one sentence", async () => {
  const store = await freshStore();
  expect((await runCommand("backup", [BACKUP], store)).code).toBe(0);
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
