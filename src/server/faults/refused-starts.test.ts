import { symlink } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect } from "vitest";
import { failToStart, spawnServer } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { folder, freshStore, onlyEmbedded, onlyPostgres } from "../testing/stores.ts";

// held-directory.embedded.test.ts has a second server on the same data directory.
describe("a start that cannot succeed says why in one sentence and exits with 1", () => {
  onlyEmbedded("a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const store = await freshStore();
    // cli/stop-with-sentence.test.ts has the sentence for PORT.
    const { code, errors } = await failToStart({ ...store, METRICS_PORT: String(port) });
    expect([code, errors]).toEqual([
      1,
      `Port ${port} is taken by another program. Set METRICS_PORT to a free one, for example METRICS_PORT=3001.\n`,
    ]);
    other.close();
  });

  onlyEmbedded("a broken environment", async () => {
    const { code, errors } = await failToStart({ PORT: "http", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(errors).toBe(
      "PORT must be a whole number from 0 to 65535, for example 3000.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n",
    );
  });

  onlyEmbedded("words, which neither it nor two of the commands take", async () => {
    for (const [script, command] of [
      ["start", "npm start"],
      ["migrate", "npm run migrate"],
      ["rotate-key", "npm run rotate-key"],
    ] as const) {
      expect(await runCommand(script, ["--help"], { DATA_DIR: "/dev/null/none" })).toEqual({
        code: 1,
        text: "",
        errors: `${command} takes no words such as --help. Its settings are environment variables; README.md lists them.\n`,
      });
    }
  });

  onlyEmbedded("a database that does not answer", async () => {
    const { code, errors } = await failToStart({ DATABASE_URL: "postgres://x@127.0.0.1:9/x" });
    expect([code, errors]).toEqual([
      1,
      "The database at DATABASE_URL does not answer. Check the address and that it is running.\n",
    ]);
  });

  onlyEmbedded("a host nobody knows", async () => {
    const env = { ...(await freshStore()), HOST: "nowhere.invalid" };
    expect(await failToStart(env)).toEqual({
      code: 1,
      errors:
        "HOST nowhere.invalid is not known. Set it to an address of this machine, for example 127.0.0.1.\n",
    });
  });

  onlyPostgres("a user or a database that PostgreSQL does not have", async () => {
    const { DATABASE_URL } = await freshStore();
    for (const wrong of [{ username: "stranger" }, { pathname: "/none" }]) {
      const url = new URL(DATABASE_URL!);
      Object.assign(url, wrong);
      expect(await failToStart({ DATABASE_URL: url.href })).toEqual({
        code: 1,
        errors: expect.stringMatching(
          /^The database at DATABASE_URL refuses this: .* does not exist\. Check the user, .*\n$/,
        ),
      });
    }
  });

  onlyPostgres("settings of PostgreSQL that do not work", async () => {
    const { DATABASE_URL } = await freshStore();
    const reasons = {
      "sslmode=verify-full": "cannot be used: The server does not support SSL connections. Correct",
      "statement_timeout=soon": 'cannot be used: invalid value for parameter "statement_timeout"',
      "options=-c%20default_transaction_read_only%3Don":
        "refuses this: cannot execute CREATE TABLE in a read-only transaction. Check",
    };
    for (const [setting, reason] of Object.entries(reasons)) {
      const { code, errors } = await failToStart({ DATABASE_URL: `${DATABASE_URL}?${setting}` });
      expect([code, errors.trimEnd().split("\n")]).toEqual([
        1,
        [expect.stringContaining(`The database at DATABASE_URL ${reason}`)],
      ]);
    }
  });

  onlyEmbedded("a socket of PostgreSQL that is not there", async () => {
    expect(await failToStart({ DATABASE_URL: "postgres://x@%2Fnowhere/x" })).toMatchObject({
      errors: expect.stringMatching(/^The database at DATABASE_URL does not answer\. .*\n$/),
    });
  });

  onlyEmbedded("too few files for the database and some visitors", async () => {
    const { child, ended } = spawnServer(await freshStore(), { maxFiles: 100 });
    child.stdout!.resume();
    expect(await ended).toEqual({
      code: 1,
      errors:
        "Too few files may be open at once. Allow more, for example with ulimit -n 1024, and start again.\n",
    });
  });

  onlyEmbedded("a data directory that is a file", async () => {
    const file = import.meta.filename;
    const { code, errors } = await failToStart({ DATA_DIR: file });
    expect([code, errors]).toEqual([1, `${file} is not a directory. Set DATA_DIR to one.\n`]);
  });

  onlyEmbedded("a data directory that is a link to itself", async () => {
    const link = path.join(folder, "link");
    await symlink(link, link);
    const { code, errors } = await failToStart({ DATA_DIR: link });
    expect([code, errors]).toEqual([
      1,
      `${link} cannot be opened. Set DATA_DIR to another directory.\n`,
    ]);
  });
});
