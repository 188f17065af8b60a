import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();
const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));

function open(sent: string): Socket {
  const socket = connect(Number(port), "127.0.0.1");
  // Bytes still being sent when the server hangs up are lost, as intended.
  socket.on("error", () => {});
  socket.write(sent);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Everything the server answers until it hangs up. */
const answerTo = (sent: string): Promise<string> => text(open(sent));

function expectRefusal(answer: string, status: number, code: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\nconnection: close/i);
  expect(apiErrorBody.parse(JSON.parse(body)).code).toBe(code);
}

const LOGIN = "POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\n";
const FORM = "Content-Type: application/x-www-form-urlencoded\r\n";

test("every part of a request has its time", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    timeout: 60_000,
  });
});

test("a head or a body that does not end is refused when its time is over", async () => {
  const { headersTimeout, requestTimeout } = app.server;
  app.server.headersTimeout = 50;
  app.server.requestTimeout = 100;
  onTestFinished(() => void Object.assign(app.server, { headersTimeout, requestTimeout }));
  const slow = [`${LOGIN}X: `, `${LOGIN}${FORM}Content-Length: 9\r\n\r\nuser`];
  for (const answer of await Promise.all(slow.map(answerTo))) {
    expectRefusal(answer, 408, "request_timeout");
  }
});

test.each([
  ["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ["a flood of headers", `GET / HTTP/1.1\r\nHost: x\r\n${"X: y\r\n".repeat(4_000)}\r\n`, 431],
])("%s is refused", async (_, sent, status) => {
  expectRefusal(await answerTo(sent), status, "head_too_large");
});

test.each([
  ["two lengths", "Content-Length: 5\r\nContent-Length: 6"],
  ["a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked"],
  ["chunks and a length", "Transfer-Encoding: chunked\r\nContent-Length: 5"],
  ["chunks under another coding", "Transfer-Encoding: chunked, identity"],
  ["a length with a sign", "Content-Length: +5"],
  ["a folded header", "Transfer-Encoding:\r\n chunked\r\nContent-Length: 5"],
  ["a bare line feed", "X: a\nTransfer-Encoding: chunked\r\nContent-Length: 5"],
])("a body told by %s is refused, and nothing after it is read as a request", async (_, told) => {
  const hidden = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const answer = await answerTo(`${LOGIN}${FORM}${told}\r\n\r\n${hidden}`);
  expectRefusal(answer, 400, "bad_request");
  expect(answer.match(/^HTTP\/1\.1 \d/gm)).toHaveLength(1);
});

test("a body that is announced too big is refused before it comes", async () => {
  const answer = await answerTo(`${LOGIN}${FORM}Content-Length: 262145\r\n\r\n`);
  expectRefusal(answer, 413, "body_too_large");
});

test("a body that grows too big in chunks is refused while it comes", async () => {
  const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
  const told = "Transfer-Encoding: chunked\r\n\r\n";
  expectRefusal(await answerTo(`${LOGIN}${FORM}${told}${chunk.repeat(5)}`), 413, "body_too_large");
});

test("requests that come in one piece are answered in their order", async () => {
  const paths = ["/healthz", "/api/v1/nothing", "/readyz", "/healthz"];
  const last = "GET /api/v1/melakarta/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const sent = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join("") + last;
  const answers = (await answerTo(sent)).matchAll(/HTTP\/1\.1 (\d{3}) /g);
  expect([...answers].map(([, status]) => status)).toEqual(["200", "404", "503", "200", "404"]);
});
