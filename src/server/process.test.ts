import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { openEmbeddedDatabase } from "./db/database.ts";
import { readEnvironment } from "./environment.ts";
import { carryOut } from "./operator/carry-out.ts";
import {
  failToStart,
  type ServerProcess,
  startServer as spawnServer,
} from "./testing/server-process.ts";
import { isPostgresRun, makePostgresDatabase } from "./testing/test-database.ts";

const MEMBER = { MEMBER_EMAIL: "first@example.org", MEMBER_PASSWORD: "first password" };
const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-process-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

// A PostgreSQL server guards its own directory; its run has no such test rather than a skipped one.
const onlyEmbedded: typeof test = isPostgresRun() ? ((() => {}) as never) : test;

let made = 0;
/** An empty place for data; where an embedded database need not be new, a copy of one made before. */
async function freshStore({ isNew = false } = {}): Promise<Record<string, string>> {
  if (isPostgresRun()) return { DATABASE_URL: await makePostgresDatabase() };
  made += 1;
  const directory = path.join(folder, `data-${made}`);
  if (!isNew) await cp(await emptyDirectory(), directory, { recursive: true });
  return { DATA_DIR: directory };
}

let empty: Promise<string> | undefined;
function emptyDirectory(): Promise<string> {
  empty ??= (async () => {
    const directory = path.join(folder, "empty");
    await (await openEmbeddedDatabase(directory)).close();
    return directory;
  })();
  return empty;
}

async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(env);
  onTestFinished(() => void server.stop("SIGKILL"));
  return server;
}

async function logIn({ url }: ServerProcess, username: string, password: string) {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username, password }),
  });
  if (!answer.ok) return null;
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function tokenWorks({ url }: ServerProcess, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/v1/aryabhatta/colors`, { headers })).ok;
}

async function logOut({ url }: ServerProcess, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/v1/auth/logout`, { method: "POST", headers })).ok;
}

describe("kill -9", () => {
  test("in the middle of logins, logouts and member changes loses nothing acknowledged", async () => {
    const store = await freshStore();
    const environment = readEnvironment(store);
    const live: string[] = [];
    const dead: string[] = [];
    const members: string[] = [];

    for (let round = 1; round <= 3; round += 1) {
      const server = await startServer({ ...store, ...MEMBER });
      let acknowledged = 0;
      let killed: Promise<unknown> | undefined;
      const note = (kept: string[], value: string) => {
        kept.push(value);
        acknowledged += 1;
        if (acknowledged === 12) killed = server.stop("SIGKILL");
      };
      const logins = async () => {
        while (!killed) {
          const token = await logIn(server, MEMBER.MEMBER_EMAIL, MEMBER.MEMBER_PASSWORD);
          if (token === null) throw new Error("a login was refused");
          if (live.length <= dead.length) note(live, token);
          else if (await logOut(server, token)) note(dead, token);
        }
      };
      const additions = async (name: string) => {
        for (let number = 1; !killed; number += 1) {
          const email = `${name}-${round}-${number}@example.org`;
          const words = ["add", email];
          await carryOut(environment, { command: "member", words, secret: "a password" });
          note(members, email);
        }
      };
      // Whatever is under way when the server dies fails, and only that.
      await Promise.allSettled([logins(), logins(), logins(), additions("a"), additions("b")]);
      expect(killed).toBeDefined();
      await killed;
    }

    const server = await startServer(store);
    for (const token of live) expect(await tokenWorks(server, token)).toBe(true);
    for (const token of dead) expect(await tokenWorks(server, token)).toBe(false);
    const listed = await carryOut(environment, { command: "member", words: ["list"] });
    for (const email of members) expect(listed).toContain(email);
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(live.length + dead.length + members.length).toBeGreaterThanOrEqual(36);
  }, 60_000);
});

describe("the first start", () => {
  test("makes a member with a password told once, which logs in", async () => {
    const store = await freshStore({ isNew: true });
    const first = await startServer(store);
    const told = /member is (\S+), with the password (\S+)/.exec(first.greeting);
    expect(told).not.toBeNull();
    expect(await logIn(first, told![1]!, told![2]!)).not.toBeNull();
    expect(await logIn(first, told![1]!, "something else")).toBeNull();
    expect(await first.stop("SIGTERM")).toBe(0);

    const second = await startServer(store);
    expect(second.greeting).not.toContain("password");
    expect(await logIn(second, told![1]!, told![2]!)).not.toBeNull();
    expect(await second.stop("SIGINT")).toBe(0);
  }, 30_000);
});

describe("npm run member", () => {
  const run = async (store: Record<string, string>, words: string[], input = "") => {
    const cli = path.join(import.meta.dirname, "cli/member.ts");
    const running = promisify(execFile)(process.execPath, [cli, ...words], {
      env: { PATH: process.env.PATH, ...store },
    });
    running.child.stdin!.end(input);
    return running.then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }) => ({ code, text: stderr as string }),
    );
  };

  test("works while the server runs and while it does not", async () => {
    const store = await freshStore();
    expect(await run(store, ["add", "asha@example.org"], "asha's password\n")).toEqual({
      code: 0,
      text: "asha@example.org is a member now.\n",
    });
    const server = await startServer(store);
    const token = (await logIn(server, "asha@example.org", "asha's password"))!;
    expect(await tokenWorks(server, token)).toBe(true);

    const changed = await run(store, ["password", "asha@example.org"]);
    const password = /Password, shown this once: (\S+)/.exec(changed.text)![1]!;
    expect(await tokenWorks(server, token)).toBe(false);
    expect(await logIn(server, "asha@example.org", password)).not.toBeNull();

    expect((await run(store, ["list"])).text).toContain("asha@example.org");
    expect((await run(store, ["remove", "asha@example.org"])).code).toBe(0);
    expect(await logIn(server, "asha@example.org", password)).toBeNull();
    const again = await run(store, ["remove", "asha@example.org"]);
    expect(again).toEqual({
      code: 1,
      text: "There is no member asha@example.org. To see all: npm run member -- list\n",
    });
    await server.stop("SIGTERM");
  }, 30_000);
});

describe("a start that cannot succeed says why in one sentence and exits with 1", () => {
  onlyEmbedded(
    "a second server on the same data directory",
    async () => {
      const store = await freshStore();
      const server = await startServer(store);
      const holder = await readFile(path.join(store.DATA_DIR!, "holder"), "utf8");
      const { code, errors } = await failToStart(store);
      expect(code).toBe(1);
      expect(errors).toContain(`is in use by process ${holder}.`);
      expect((await fetch(`${server.url}/readyz`)).ok).toBe(true);
      const { mode } = await stat(path.join(store.DATA_DIR!, "operator.sock"));
      expect(mode & 0o777).toBe(0o600);
      await server.stop("SIGTERM");
    },
    30_000,
  );

  test("a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const { code, errors } = await failToStart({ ...(await freshStore()), PORT: String(port) });
    other.close();
    expect([code, errors]).toEqual([
      1,
      `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=3001.\n`,
    ]);
  }, 30_000);

  test("a broken environment", async () => {
    const { code, errors } = await failToStart({ PORT: "http", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(errors).toBe(
      "PORT must be a whole number from 0 to 65535, for example 3000.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n",
    );
  });

  test("a database that does not answer", async () => {
    const { code, errors } = await failToStart({ DATABASE_URL: "postgres://x@127.0.0.1:9/x" });
    expect([code, errors]).toEqual([
      1,
      "The database at DATABASE_URL does not answer. Check the address and that it is running.\n",
    ]);
  });

  onlyEmbedded("a data directory that is a file", async () => {
    const file = path.join(import.meta.dirname, "main.ts");
    const { code, errors } = await failToStart({ DATA_DIR: file });
    expect([code, errors]).toEqual([1, `${file} is not a directory. Set DATA_DIR to one.\n`]);
  });
});
