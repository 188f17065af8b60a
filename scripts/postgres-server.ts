import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { installDebianPackage } from "./debian-package.ts";
import { freePort } from "./free-port.ts";

const execute = promisify(execFile);
const PREFIX = "shabda-gyan-postgres-";
/** Nobody, where root runs the tests: PostgreSQL refuses to run as root. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
const STARTS = 50;
const BETWEEN_STARTS_MS = 200;

/** A PostgreSQL of our own in a temporary folder. */
export interface PostgresServer extends AsyncDisposable {
  readonly url: string;
  /** Kills it as kill -9 does, with all its connections; its data stays. */
  kill(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts this machine's PostgreSQL on a free loopback port, with its data in a new folder; installs
 * Debian's package first if needed and allowed. Null if there is none to start.
 */
export async function startPostgres(): Promise<PostgresServer | null> {
  if (programFolder() === null) {
    installDebianPackage(
      "postgresql",
      "The server's tests need a PostgreSQL, and there is none here.",
      "set TEST_DATABASE_URL to a server of yours",
    );
  }
  const programs = programFolder();
  if (programs === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), PREFIX));
  if (USER) await chown(folder, USER.uid, USER.gid);
  const data = path.join(folder, "data");
  await execute(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...USER, cwd: folder },
  );
  // Chosen only now, just before use, so that nobody takes it meanwhile.
  const port = await freePort();
  const pgCtl = path.join(programs, "pg_ctl");
  const control = (...words: string[]) =>
    execute(pgCtl, ["-D", data, "-w", ...words], { ...USER, cwd: folder });
  const options = `-h 127.0.0.1 -p ${port} -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  const startOnce = () => control("-l", path.join(folder, "log"), "-o", options, "start");
  await startOnce();
  // Reads until we close its input or end, however we end.
  const words = ["-c", `cat; "$0" -D "$1/data" -m immediate stop; rm -r "$1"`, pgCtl, folder];
  const stopper = spawn("sh", words, {
    ...USER,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    // Ctrl-C in a terminal does not reach it.
    detached: true,
  });
  const stopped = once(stopper, "exit");
  stopper.unref();
  const stop = async () => {
    stopper.ref();
    stopper.stdin.end();
    await stopped;
  };
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    // The connections of a killed one end by themselves, and hold its memory until then.
    start: () => patiently(startOnce),
    kill: () => killPostgres(data),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function patiently(start: () => Promise<unknown>, starts = STARTS): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (starts === 1) throw error;
    await pause(BETWEEN_STARTS_MS);
    await patiently(start, starts - 1);
  }
}

async function killPostgres(data: string) {
  const lock = path.join(data, "postmaster.pid");
  const [leader] = (await readFile(lock, "utf8")).split("\n");
  process.kill(-Number(leader), "SIGKILL");
  // If the parent does not reap the process, the next start would think that it still runs.
  await rm(lock);
}

function programFolder(): string | null {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
    ...globSync("/opt/homebrew/opt/postgresql*/bin").sort().reverse(),
    ...globSync("/usr/local/opt/postgresql*/bin").sort().reverse(),
    "/Applications/Postgres.app/Contents/Versions/latest/bin",
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  const hasAll = (folder: string) =>
    ["initdb", "postgres"].every((program) => existsSync(path.join(folder, program)));
  return folders.find(hasAll) ?? null;
}
