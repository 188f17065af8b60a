import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { manageConnections } from "./connections.ts";

type Options = Parameters<typeof manageConnections>[1];

/** A server that answers "done", unless told otherwise. */
async function serve(
  options: Options,
  listener: RequestListener = (_, answer) => answer.end("done"),
) {
  const server = createServer(listener);
  manageConnections(server, options);
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

/** Connects and sends; `from` is an address of this machine. */
function open(server: Server, sent: string, from = "127.0.0.1"): Socket {
  const { port } = server.address() as { port: number };
  const socket = connect({ port, host: "127.0.0.1", localAddress: from, allowHalfOpen: true });
  socket.on("error", () => {});
  socket.write(sent);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const HALF_A_HEAD = "GET / HTTP/1.1\r\nHo";
const HALF_A_BODY = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf";

/** Whether the other side hangs up; one has to read to notice. */
const isHungUp = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.readableEnded || socket.closed) resolve(true);
    for (const event of ["end", "close"]) socket.resume().once(event, () => resolve(true));
  });

/** Opens connections one after the other, so that we know which has waited longest. */
async function openInOrder(server: Server, requests: readonly string[], from?: string) {
  const sockets = [];
  for (const request of requests) {
    const accepted = once(server, "connection");
    sockets.push(open(server, request, from));
    await accepted;
  }
  return sockets;
}

async function answerOf(socket: Socket): Promise<string> {
  const [bytes] = await once(socket, "data");
  return String(bytes);
}

describe("where there are too many connections, the one that has waited longest makes room", () => {
  test.each([
    ["of one address", { perAddress: 3 }],
    ["in all", { inAll: 3 }],
  ])("%s", async (_, limits) => {
    const server = await serve(limits);
    const slow = await openInOrder(server, [HALF_A_HEAD, HALF_A_BODY, HALF_A_HEAD]);
    for (const _ of slow) expect(await answerOf(open(server, GET))).toMatch(/^HTTP\/1\.1 200 /);
    for (const sender of slow) expect(await isHungUp(sender)).toBe(true);
  });

  test("those at work stay, and who comes then is turned away", async () => {
    const answers: (() => void)[] = [];
    const server = await serve({ perAddress: 2 }, (_, answer) => {
      answers.push(() => answer.end("done"));
    });
    const working = await openInOrder(server, [GET, GET]);
    while (answers.length < 2) await nextTurn();
    expect(await isHungUp(open(server, GET))).toBe(true);
    expect(working.some(({ readableEnded }) => readableEnded)).toBe(false);
    for (const answer of answers) answer();
    for (const socket of working) expect(await answerOf(socket)).toContain("done");
  });

  test("an address has its own, and a proxy all it wants", async () => {
    const server = await serve({ perAddress: 2, isProxy: (address) => address === "127.0.0.9" });
    const [other] = await openInOrder(server, [HALF_A_HEAD], "127.0.0.2");
    const proxied = await openInOrder(server, Array(5).fill(HALF_A_HEAD), "127.0.0.9");
    const crowd = await openInOrder(server, Array(3).fill(HALF_A_HEAD));
    expect(await isHungUp(crowd[0]!)).toBe(true);
    expect([other!, ...proxied, ...crowd.slice(1)].some(({ readableEnded }) => readableEnded)).toBe(
      false,
    );
  });
});

test("an answer that is not read in its time is given up", async () => {
  const server = await serve({ exchangeMs: 50 }, (_, answer) =>
    answer.end(Buffer.alloc(12_000_000)),
  );
  const accepted = once(server, "connection");
  const client = open(server, GET);
  const [served] = (await accepted) as [Socket];
  // Sending more does not help either.
  const sending = setInterval(() => client.write(GET), 10);
  onTestFinished(() => clearInterval(sending));
  expect(await isHungUp(served)).toBe(true);
});

test("a client that is refused and neither reads nor hangs up is hung up on", async () => {
  const server = await serve({});
  server.headersTimeout = 0;
  const accepted = once(server, "connection");
  const client = open(server, "no request\r\n\r\n");
  const [served] = (await accepted) as [Socket];
  const sending = setInterval(() => client.write("a"), 10);
  onTestFinished(() => clearInterval(sending));
  expect(await isHungUp(served)).toBe(true);
});

test("a client that says at once that it sends nothing more is answered", async () => {
  const server = await serve({}, async (_, answer) => {
    await nextTurn();
    answer.end("done");
  });
  const client = open(server, "");
  client.end(GET);
  expect(await text(client)).toContain("done");
});

test("finishes what came in before what is no request", async () => {
  const answers: (() => void)[] = [];
  const server = await serve({}, (_, answer) => {
    answers.push(() => answer.end("done"));
  });
  const client = open(server, `${GET}no request\r\n\r\n`);
  while (answers.length < 1) await nextTurn();
  answers[0]!();
  expect(await text(client)).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*done$/,
  );
});

test("a client that is still sending reads its refusal", async () => {
  const server = await serve({}, (_, answer) => {
    answer.writeHead(413, { connection: "close" }).end("too big");
  });
  const client = open(server, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n");
  const chunk = Buffer.alloc(1_000_000);
  for (let sent = 0; sent < 20; sent += 1) client.write(chunk);
  expect(await text(client)).toContain("too big");
});

test("a system without handles for new connections is told of, and ends nothing", async () => {
  const errors: Error[] = [];
  const server = await serve({ onError: (error) => errors.push(error) });
  const failure = Object.assign(new Error("accept EMFILE"), { code: "EMFILE" });
  server.emit("error", failure);
  expect(errors).toEqual([failure]);
  expect(await answerOf(open(server, GET))).toContain("done");
});

describe("a server that stops", () => {
  test("answers what is sent on open connections, and says there that it closes", async () => {
    const server = await serve({ idleMs: 60_000 });
    const clients = await openInOrder(server, [GET, GET]);
    for (const client of clients) {
      expect(await answerOf(client)).toMatch(/\r\nConnection: keep-alive\r\n/);
    }
    const closed = once(server.close(), "close");
    for (const client of clients) {
      client.write(GET);
      expect(await answerOf(client)).toMatch(
        /^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*done/,
      );
      client.end();
    }
    await closed;
  });

  test("ends idle connections a moment later, and takes no new ones", async () => {
    const server = await serve({ idleMs: 10 });
    const [client] = await openInOrder(server, [GET]);
    await answerOf(client!);
    const closed = once(server.close(), "close");
    expect(server.listening).toBe(false);
    await once(client!.resume(), "end");
    client!.end();
    await closed;
  });

  test("answers what came in time, though it was too busy to read it", async () => {
    const server = await serve({ idleMs: 10 });
    const [client] = await openInOrder(server, [GET]);
    await answerOf(client!);
    const closed = once(server.close(), "close");
    client!.write(GET);
    const busyUntil = performance.now() + 20;
    while (performance.now() < busyUntil);
    expect(await text(client!)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/);
    client!.end();
    await closed;
  });

  test("says that it closes in the last of the answers under way", async () => {
    const answers: (() => void)[] = [];
    const server = await serve({ idleMs: 10 }, (_, answer) => {
      answers.push(() => answer.end("done"));
    });
    const client = open(server, GET + GET);
    while (answers.length < 2) await nextTurn();
    server.close();
    client.write(GET);
    while (answers.length < 3) await nextTurn();
    for (const answer of answers) answer();
    const heads = (await text(client)).match(/Connection: .*/g);
    expect(heads).toEqual([
      "Connection: keep-alive",
      "Connection: keep-alive",
      "Connection: close",
    ]);
  });

  test("sends the answer under way to its end", async () => {
    const size = 12_000_000;
    const server = await serve({ idleMs: 10 }, (_, answer) => answer.end(Buffer.alloc(size)));
    const client = open(server, GET);
    await once(server, "request");
    const closed = once(server.close(), "close");
    expect((await buffer(client)).length).toBeGreaterThan(size);
    client.end();
    await closed;
  });

  test("refuses at last what is not all there", async () => {
    const server = await serve({ idleMs: 10, stopMs: 50 }, (request) => request.resume());
    const clients = await openInOrder(server, [HALF_A_HEAD, HALF_A_BODY]);
    while (clients.some(({ bytesWritten }) => bytesWritten === 0)) await nextTurn();
    await once(server, "request");
    const closed = once(server.close(), "close");
    for (const client of clients) {
      expect(await text(client)).toMatch(
        /^HTTP\/1\.1 503 [\s\S]*retry-after: 3[\s\S]*The server is stopping/,
      );
      client.end();
    }
    await closed;
  });
});
