import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { ERROR_LOGGING } from "../http/logged-error.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { askOperatorSocket } from "./ask-operator-socket.ts";
import { listenForOperator } from "./listen-for-operator.ts";
import { openConfiguredDatabase } from "./open-configured-database.ts";
import {
  MAX_REQUEST_BYTES,
  OTHER_VERSION,
  operatorSocketPath,
  REQUEST_PATH,
  TOO_LARGE,
} from "./operator-socket.ts";

const database = await openTestDatabase({ ownSql: true });
const dataDir = await mkdtemp(path.join(tmpdir(), "shabda-gyan-socket-"));
let logged = "";
const stream = new Writable({
  write: (line, _encoding, done) => {
    logged += line;
    done();
  },
});
const { log } = fastify({ logger: { ...ERROR_LOGGING, stream } });
const close = await listenForOperator({
  database,
  dataDir,
  log,
  origin: () => "https://example.org",
  afterwards: async () => {},
});
afterAll(async () => {
  await close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  logged = "";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a data directory with a path too long for a socket is refused before it is made", async () => {
  const long = path.join(dataDir, "d".repeat(100));
  await expect(openConfiguredDatabase({ databaseUrl: null, dataDir: long })).rejects.toThrow(
    `The path of the data directory ${long} is too long. Set DATA_DIR to one of at most 89 bytes.`,
  );
  expect(existsSync(long)).toBe(false);
});

interface Sent {
  readonly path?: string;
  readonly headers?: Record<string, string | number>;
  readonly body?: string;
}

/** Sends to the socket whatever any program might send. */
const send = ({ path: to = REQUEST_PATH, headers = {}, body = "" }: Sent) =>
  new Promise<{ status: number | undefined; text: unknown }>((resolve, reject) => {
    const socketPath = path.join(dataDir, "operator.sock");
    const type = { "content-type": "application/json" };
    const call = httpRequest({
      socketPath,
      method: "POST",
      path: to,
      headers: { ...type, ...headers },
    });
    call.once("response", async (response) => {
      const { text } = JSON.parse(Buffer.concat(await response.toArray()).toString());
      call.destroy();
      resolve({ status: response.statusCode, text });
    });
    call.once("error", reject);
    if (headers["content-length"]) call.flushHeaders();
    else call.end(body);
  });

const world = worldRelease();
const publishing = (change: object) =>
  JSON.stringify({ command: "publish", releases: [{ ...world, ...change }], insteadOf: {} });

test.each<[string, Sent]>([
  ["an older command", { path: "/", body: '{"command":"member","words":["list"]}' }],
  ["what is no JSON", { body: "{" }],
  ["nothing", { body: "" }],
  ["another type", { headers: { "content-type": "text/csv" }, body: "a,b" }],
  ["no object", { body: "null" }],
  ["an unknown command", { body: '{"command":"toString"}' }],
  ["an email that is none", { body: '{"command":"invite member","email":"asha","days":7}' }],
  ["half a day", { body: '{"command":"reset member","email":"a@example.org","days":0.5}' }],
  ["too many days", { body: '{"command":"reset member","email":"a@example.org","days":91}' }],
  ["a relative file", { body: '{"command":"backup","file":"all.gz"}' }],
  ["a field nobody knows", { body: '{"command":"list members","force":true}' }],
  ["no release", { body: '{"command":"publish","releases":[],"insteadOf":{}}' }],
  ["a release without places", { body: publishing({ places: [] }) }],
  ["a release with half a place", { body: publishing({ places: [{ id: "IN" }, { id: "PE" }] }) }],
])("refuses %s with a sentence", async (_, sent) => {
  const { status, text } = await send(sent);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).toBe(OTHER_VERSION);
  expect(logged).toBe("");
});

test("refuses what is too large before it is sent, and before it is read", async () => {
  const headers = { "content-length": MAX_REQUEST_BYTES + 1 };
  expect(await send({ headers })).toEqual({ status: 413, text: TOO_LARGE });
  const email = "x".repeat(MAX_REQUEST_BYTES);
  await expect(askOperatorSocket(dataDir, { command: "remove member", email })).rejects.toThrow(
    TOO_LARGE,
  );
});

test("what fails unexpectedly is logged under the id that the command tells, without what was asked", async () => {
  await database.execute(sql`alter table members rename to gone`);
  const failure = await askOperatorSocket(dataDir, {
    command: "add member",
    email: "asha@example.org",
    password: "asha's own long password",
  }).catch(({ name, message }) => ({ name, message }));
  await database.execute(sql`alter table gone rename to members`);
  expect(failure).toMatchObject({ name: "OperatorError" });
  const [, id] = /^The server could not do it\. .* look there for ([\w-]{36})\.$/.exec(
    (failure as Error).message,
  )!;
  const line = JSON.parse(logged);
  expect(line).toMatchObject({
    level: 50,
    reqId: id,
    msg: "an operator's request failed",
    err: { cause: { message: 'relation "members" does not exist' } },
  });
  expect(logged).not.toMatch(/asha|argon2/);
  expect(await askOperatorSocket(dataDir, { command: "list members" })).toContain("no members");
});

test("a server that does not answer is told, and may still answer", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "shabda-gyan-hung-"));
  const { promise: asked, resolve: letItAnswer } = Promise.withResolvers<() => void>();
  const server = createServer((_request, response) => {
    letItAnswer(() => response.end(JSON.stringify({ answer: "done" })));
  });
  await once(server.listen(operatorSocketPath(directory)), "listening");
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = askOperatorSocket(directory, { command: "list members" });
  const answerIt = await asked;
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(told.mock.calls).toEqual([
    ["The server has not answered for 30 seconds. It may be busy, or hang: look at its log.\n"],
  ]);
  answerIt();
  expect(await answer).toBe("done");
  server.close();
  await rm(directory, { recursive: true });
});
