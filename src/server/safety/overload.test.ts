import { once } from "node:events";
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { replyWithError } from "../http/api-error.ts";
import { limitLoad } from "../http/overload.ts";
import { openTestApp } from "../testing/test-app.ts";

// Trusts one proxy, so that a test can use many addresses.
const FRIEND = "https://www.example.org";
const { app } = await openTestApp({ trustProxy: 1, corsOrigin: FRIEND });
let held: (() => void)[] = [];
app.get("/held", () => new Promise<string>((resolve) => held.push(() => resolve("done"))));
app.post("/unread", async () => "read");
const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function ask(path: string, from = "203.0.113.1"): Promise<Answer> {
  const headers = { "x-forwarded-for": from };
  const [answer] = await once(get({ port, path, headers, agent }), "response");
  let body = "";
  for await (const chunk of answer.setEncoding("utf8")) body += chunk;
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Sends requests that the server keeps working on; each batch from a different address. */
async function hold(count: number, from?: string): Promise<Promise<Answer>[]> {
  const before = held.length;
  const answers = Array.from({ length: count }, () => ask("/held", from));
  await until(() => held.length === before + count);
  return answers;
}

async function release(answers: readonly Promise<Answer>[]): Promise<number[]> {
  for (const go of held) go();
  held = [];
  return (await Promise.all(answers)).map(({ status }) => status);
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await nextTurn();
}

function expectRefusal({ status, headers, body }: Answer, expected: number, code: string) {
  expect([status, apiErrorBody.parse(JSON.parse(body)).code]).toEqual([expected, code]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(headers["x-request-id"]).toMatch(/^[\w-]{16,}$/);
  // A page of the origin that is named can read it.
  expect(headers["access-control-allow-origin"]).toBe(FRIEND);
}

const RAGAS = "/api/v1/melakarta/melakarta-ragas";

describe("one address", () => {
  test("is told to wait beyond 60 requests, while others and probes are answered", async () => {
    const answers = await hold(60);
    expectRefusal(await ask(RAGAS), 429, "too_many_requests");
    expect((await ask(RAGAS, "203.0.113.2")).status).toBe(200);
    expect((await ask("/healthz")).status).toBe(200);
    // Addresses that the client writes itself do not replace the one the proxy saw.
    expectRefusal(await ask(RAGAS, "198.51.100.7, 203.0.113.1"), 429, "too_many_requests");
    expect(await release(answers)).toEqual(Array(60).fill(200));
    expect((await ask(RAGAS)).status).toBe(200);
  });

  test("in IPv6 is a whole /64", async () => {
    const answers = await hold(60, "2001:db8::1");
    expectRefusal(await ask(RAGAS, "2001:db8::ffff:2"), 429, "too_many_requests");
    expect((await ask(RAGAS, "2001:db8:0:1::1")).status).toBe(200);
    await release(answers);
    expect((await ask(RAGAS, "2001:db8::1")).status).toBe(200);
  });
});

/** 200 requests of four addresses. */
const holdAll = async () =>
  (await Promise.all([1, 2, 3, 4].map((host) => ask50(`198.51.100.${host}`)))).flat();
const ask50 = async (from: string) => Array.from({ length: 50 }, () => ask("/held", from));

describe("all together", () => {
  test("beyond 200 requests everybody is asked back later, and probes are answered", async () => {
    const answers = await holdAll();
    await until(() => held.length === 200);
    expectRefusal(await ask(RAGAS), 503, "overloaded");
    expect((await ask("/healthz")).status).toBe(200);
    // This server has no figures; it could not say so if the probe were refused.
    expect(JSON.parse((await ask("/readyz")).body).code).toBe("no_release");
    expect(await release(answers)).toEqual(Array(200).fill(200));
    expect((await ask(RAGAS)).status).toBe(200);
  });

  test("a client that hangs up leaves no place taken, and none free before its work is done", async () => {
    for (let round = 0; round < 3; round += 1) {
      const requests = Array.from({ length: 60 }, () =>
        get({ port, path: "/held", headers: { "x-forwarded-for": "203.0.113.3" }, agent }),
      );
      await until(() => held.length === 60);
      for (const request of requests) request.on("error", () => {}).destroy();
      expectRefusal(await ask(RAGAS, "203.0.113.3"), 429, "too_many_requests");
      await release([]);
      expect((await ask(RAGAS, "203.0.113.3")).status).toBe(200);
    }
    const answers = await holdAll();
    await until(() => held.length === 200);
    expect(await release(answers)).toEqual(Array(200).fill(200));
  });

  test("bodies that never come take places of their own address alone", async () => {
    const sockets = Array.from({ length: 240 }, (_, at) => {
      const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
      socket.write(
        "POST /unread HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n" +
          `X-Forwarded-For: 192.0.2.${at % 4}\r\n\r\n`,
      );
      return socket;
    });
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    let sent = await ask(RAGAS, "192.0.2.0");
    while (sent.status === 200) sent = await ask(RAGAS, "192.0.2.0");
    expectRefusal(sent, 429, "too_many_requests");
    expect((await ask(RAGAS)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    while (sent.status === 429) sent = await ask(RAGAS, "192.0.2.0");
    expect(sent.status).toBe(200);
  });
});

test("while the event loop is late, everybody is asked back later", async () => {
  const busy = fastify();
  onTestFinished(() => busy.close());
  busy.setErrorHandler(replyWithError);
  limitLoad(busy, { inAll: 9, perAddress: 9, lateMs: 5 });
  busy.get("/", async () => "done");
  busy.get("/healthz", async () => "well");
  const ask = (url: string) => busy.inject({ url });

  let answer = await ask("/");
  expect(answer.statusCode).toBe(200);
  while (answer.statusCode === 200) {
    const end = performance.now() + 120;
    while (performance.now() < end);
    await nextTurn();
    answer = await ask("/");
  }
  expect([answer.statusCode, answer.json().code]).toEqual([503, "overloaded"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("/healthz")).statusCode).toBe(200);
  while (answer.statusCode === 503) {
    await nextTurn();
    answer = await ask("/");
  }
  expect(answer.statusCode).toBe(200);
});
