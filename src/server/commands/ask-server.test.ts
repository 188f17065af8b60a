import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { json } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { operatorSocket } from "../db/data-directory.ts";
import { openConfiguredDatabase } from "../db/open-configured-database.ts";
import { ERROR_LOGGING } from "../http/logged-error.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { askServer, CALL_PATH, MAX_CALL_BYTES, OTHER_VERSION, TOO_LARGE } from "./ask-server.ts";
import { listenForCommands } from "./listen-for-commands.ts";

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
const close = await listenForCommands({
  database,
  environment: { dataDir, secretKey: null },
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
async function send({ path: to = CALL_PATH, headers = {}, body = "" }: Sent) {
  const call = request({
    socketPath: operatorSocket(dataDir),
    method: "POST",
    path: to,
    headers: { "content-type": "application/json", ...headers },
  });
  if (headers["content-length"]) call.flushHeaders();
  else call.end(body);
  const [response] = await once(call, "response");
  const { text } = (await json(response)) as { text: unknown };
  call.destroy();
  return { status: response.statusCode, text };
}

const calling = (command: string, input?: object): Sent => ({
  body: JSON.stringify({ command, input }),
});

test.each<[string, Sent]>([
  ["an older command", { path: "/4", body: '{"command":"list members"}' }],
  ["what is no JSON", { body: "{" }],
  ["nothing", { body: "" }],
  ["another type", { headers: { "content-type": "text/csv" }, body: "a,b" }],
  ["no object", { body: "null" }],
  ["an unknown command", calling("toString", {})],
  ["no input", calling("member")],
  ["an unknown action", calling("member", { action: "promote" })],
  ["an email that is none", calling("member", { action: "invite", email: "asha", days: 7 })],
  ["half a day", calling("member", { action: "reset", email: "a@example.org", days: 0.5 })],
  ["too many days", calling("member", { action: "reset", email: "a@example.org", days: 91 })],
  ["a field nobody knows", calling("member", { action: "list", force: true })],
  ["a relative file", calling("backup", { file: "all.gz" })],
  [
    "an import of no file",
    calling("cirus", { action: "import", files: [], mayBeFewer: false, keepsIndex: false }),
  ],
])("refuses %s with a sentence", async (_, sent) => {
  const { status, text } = await send(sent);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).toBe(OTHER_VERSION);
  expect(logged).toBe("");
});

test("refuses what is too large before it is sent, and before it is read", async () => {
  const headers = { "content-length": MAX_CALL_BYTES + 1 };
  expect(await send({ headers })).toEqual({ status: 413, text: TOO_LARGE });
  const email = "x".repeat(MAX_CALL_BYTES);
  const call = { command: "member", input: { action: "remove", email } } as const;
  await expect(askServer(dataDir, call)).rejects.toThrow(TOO_LARGE);
});

test("what fails unexpectedly is logged under the id that the command tells, without what was asked", async () => {
  await database.execute(sql`alter table members rename to gone`);
  const [email, password] = ["asha@example.org", "asha's own long password"];
  const failure = await askServer(dataDir, {
    command: "member",
    input: { action: "add", email, password },
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
    msg: "a command of the operator failed",
    err: { cause: { message: 'relation "members" does not exist' } },
  });
  expect(logged).not.toMatch(/asha|argon2/);
  const list = { command: "member", input: { action: "list" } } as const;
  expect((await askServer(dataDir, list))!.text).toContain("no members");
});

test("a key that the server does not have rotates nothing", async () => {
  const call = { command: "rotate-key", input: { secretKey: "k".repeat(43) } } as const;
  await expect(askServer(dataDir, call)).rejects.toThrow(
    "The running server has another SECRET_KEY.",
  );
});

test("a server that does not answer is told, and may still answer", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "shabda-gyan-hung-"));
  const { promise: asked, resolve: letItAnswer } = Promise.withResolvers<() => void>();
  const server = createServer((_request, response) => {
    letItAnswer(() => response.end(JSON.stringify({ text: "done" })));
  });
  await once(server.listen(operatorSocket(directory)), "listening");
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = askServer(directory, { command: "member", input: { action: "list" } });
  const answerIt = await asked;
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(told.mock.calls).toEqual([
    ["The server has not answered for 30 seconds. It may be busy, or hang: look at its log.\n"],
  ]);
  answerIt();
  expect(await answer).toEqual({ text: "done" });
  server.close();
  await rm(directory, { recursive: true });
});
