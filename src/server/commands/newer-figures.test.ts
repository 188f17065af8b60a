import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openConfiguredDatabase } from "../db/open-configured-database.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { freshStore, startServer } from "../testing/stores.ts";

/** A database from an older version, which did not record a release's packaged figures. */
async function formerStore() {
  const store = await freshStore();
  const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDir = "" } = store;
  const { database, close } = await openConfiguredDatabase({ databaseUrl, dataDir });
  await database.execute(sql`alter table cirus_releases drop column packaged, drop column facts`);
  await database.execute(sql`delete from migrations where name = '0003-cirus-origins.sql'`);
  await close();
  return store;
}

// serve.test.ts shows that nobody else is told.
test("an operator is told of newer packaged figures until they are taken", async () => {
  const store = await formerStore();
  const server = await startServer(store);
  expect(server.greeting).toContain(
    "\nThis version comes with newer CIRUS figures of India and the world than the live ones. " +
      "To take them: npm run cirus -- packaged. To leave them: do nothing, the live ones stay.\n",
  );
  const { code } = await runCommand("cirus", ["packaged", "world"], store);
  expect(code).toBe(0);
  await server.stop("SIGTERM");
  expect((await startServer(store)).greeting).toContain(
    "\nThis version comes with newer CIRUS figures of India than the live ones. " +
      "To take them: npm run cirus -- packaged india. ",
  );
});
