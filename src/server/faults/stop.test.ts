import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { logIn } from "../testing/member-calls.ts";
import { spawnServer } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, freshStore, onlyEmbedded, startServer } from "../testing/stores.ts";

const CALLERS = 50;
/** How long a stopping server keeps idle connections, in milliseconds; a later request may be lost. */
const IDLE_MS = 1_000;
const PATHS = ["/", "/healthz", "/api/v1/openapi.json", "/api/v1/melakarta/melakarta-ragas"];

interface Call {
  readonly status: number;
  readonly saysClose: boolean;
}

function ask(url: string, agent: Agent): Promise<Call> {
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage) => {
      const { statusCode = 0, headers } = answer;
      const saysClose = headers.connection === "close";
      text(answer).then(() => resolve({ status: statusCode, saysClose }), reject);
    };
    get(url, { agent }, answered).once("error", reject);
  });
}

// npm gets the signals here, as when an operator or a container starts it.
test("SIGTERM to npm start under load fails no request on a connection that was not told to close, and frees port and data", async () => {
  const store = { ...(await freshStore()), ...FIRST_MEMBER };
  const server = await startServer(store, { byNpm: true });
  const { port } = new URL(server.url);
  const statuses: number[] = [];
  const failures: unknown[] = [];
  const connected = new Set<number>();
  let keepsIdleUntil = Number.POSITIVE_INFINITY;
  // One connection each, kept as long as the server keeps it.
  const call = async (_: unknown, caller: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    for (let isKept = true; isKept; ) {
      const page = PATHS[(statuses.length + caller) % PATHS.length]!;
      const askedAt = performance.now();
      const answer = await ask(server.url + page, agent).catch((error) => {
        if (askedAt < keepsIdleUntil) failures.push(error);
      });
      if (answer) statuses.push(answer.status);
      connected.add(caller);
      isKept = answer?.saysClose === false;
    }
  };
  const callers = Array.from({ length: CALLERS }, call);
  // A connection that the system has not handed over yet may be refused.
  while (connected.size < CALLERS || statuses.length < 4 * CALLERS) await pause(1);
  const login = connect(Number(port), "127.0.0.1");
  login.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(login, "data");
  login.write("POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n");
  keepsIdleUntil = performance.now() + IDLE_MS;
  const stopping = server.stop("SIGTERM");
  // Further signals change nothing.
  server.stop("SIGTERM");
  server.stop("SIGINT");
  await Promise.all(callers);
  // A request whose headers were still arriving is read and answered.
  login.end("Content-Type: text/plain\r\n\r\nusername=");
  expect(await text(login)).toMatch(/^HTTP\/1\.1 415 [\s\S]*\r\nconnection: close\r\n/i);
  expect(failures).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await stopping).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
  const next = await startServer({ ...store, PORT: port });
  expect(await logIn(next)).not.toBeNull();
});

onlyEmbedded(
  "a SIGTERM while the database is opened ends the start, and harms nothing",
  async () => {
    const store = await freshStore();
    await rm(path.join(store.DATA_DIR!, "holder"), { force: true });
    await stopAtOpening(store);
    expect((await runCommand("member", ["list"], store)).code).toBe(0);
  },
);

onlyEmbedded(
  "a kill -9 while the database is made leaves none, and the next start makes it",
  async () => {
    const store = await freshStore({ isNew: true });
    const { child, ended } = spawnServer(store);
    while (!existsSync(path.join(store.DATA_DIR!, "postgres-copy"))) await pause(1);
    child.kill("SIGKILL");
    await ended;
    expect(existsSync(path.join(store.DATA_DIR!, "postgres"))).toBe(false);
    expect((await runCommand("migrate", [], store)).code).toBe(0);
  },
);

/** Starts a server, tells it to stop when it has taken its data directory, and expects its end. */
async function stopAtOpening(store: Record<string, string>) {
  const { child, ended } = spawnServer(store);
  child.stdout!.resume();
  while (!existsSync(path.join(store.DATA_DIR!, "holder"))) await pause(1);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, errors: "" });
}
