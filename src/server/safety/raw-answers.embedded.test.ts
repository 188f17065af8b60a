import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { OPEN_DATA_HEADERS, SECURITY_HEADERS } from "../http/security-headers.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { FIRST_MEMBER, freshStore } from "../testing/stores.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ ...(await freshStore()), ...FIRST_MEMBER });
  return async () => void (await server.stop("SIGTERM"));
});

/** Everything the server answers to these bytes until it hangs up. */
function answerTo(sent: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(Buffer.from(sent, "latin1"));
  return text(socket);
}

const { "content-security-policy": _, ...ON_ALL } = SECURITY_HEADERS;

function expectSafe(answer: string, headers: Readonly<Record<string, string>> = ON_ALL) {
  const head = answer.slice(0, answer.indexOf("\r\n\r\n") + 2).toLowerCase();
  for (const [name, value] of Object.entries(headers)) {
    expect(head).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`);
  }
  // A page contains its own policy, except for who may frame it.
  expect(answer.toLowerCase()).toMatch(
    /content-security-policy(: |" content=")default-src 'none';/,
  );
  expect(head).toMatch(/\r\ncontent-security-policy: .*frame-ancestors 'none'/);
  expect(head).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
}

const CLOSE = "Host: x\r\nConnection: close\r\n";
const LOGIN = `POST /api/v1/auth/login HTTP/1.1\r\n${CLOSE}Content-Type: application/x-www-form-urlencoded\r\n`;
const RAGAS = "/api/v1/melakarta/melakarta-ragas";

test.each([
  ["a version nobody has", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400],
  ["the beginning of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["a greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["a method nobody has", `BREW / HTTP/1.1\r\n${CLOSE}\r\n`, 400],
  ["a NUL in a header", `GET / HTTP/1.1\r\n${CLOSE}X: a\0\r\n\r\n`, 400],
  ["a header's name in Latin-1", `GET / HTTP/1.1\r\n${CLOSE}\xe9: a\r\n\r\n`, 400],
  ["lines without a carriage return", "GET / HTTP/1.1\nHost: x\n\n", 400],
  ["an unknown transfer coding", `${LOGIN}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`, 400],
  ["a chunk of no size", `${LOGIN}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  [
    "a chunk's extension without end",
    `${LOGIN}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}`,
    400,
  ],
  [
    "a flood of trailers",
    `${LOGIN}Transfer-Encoding: chunked\r\n\r\n0\r\n${"X: y\r\n".repeat(4_000)}\r\n`,
    431,
  ],
  ["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${CLOSE}\r\n`, 431],
  ["a body that is announced too big", `${LOGIN}Content-Length: 262145\r\n\r\n`, 413],
  ["a flood of headers", `GET / HTTP/1.1\r\n${"X: y\r\n".repeat(4_000)}\r\n`, 431],
  ["a form that cannot be decoded", `${LOGIN}Content-Length: 12\r\n\r\nusername=%zz`, 400],
  ["an address that cannot be decoded", `GET /%zz HTTP/1.1\r\n${CLOSE}\r\n`, 400],
  [
    "a call nobody has, by an absolute address",
    `GET http://x/api/v1/nothing HTTP/1.1\r\n${CLOSE}\r\n`,
    404,
  ],
  ["TRACE", `TRACE ${RAGAS} HTTP/1.1\r\n${CLOSE}\r\n`, 405],
  ["QUERY", `QUERY ${RAGAS} HTTP/1.1\r\n${CLOSE}\r\n`, 405],
  ["OPTIONS", `OPTIONS ${RAGAS} HTTP/1.1\r\n${CLOSE}\r\n`, 405],
])(
  "%s is refused with the safety headers, in the form of all refusals",
  async (_, sent, status) => {
    const answer = await answerTo(sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
    expectSafe(answer);
    const [head, body] = answer.split("\r\n\r\n") as [string, string];
    expect(head).toMatch(/\r\nconnection: close/i);
    expect(apiErrorBody.parse(JSON.parse(body)).detail).toMatch(/^[A-Z].*\.$/);
  },
);

// Where a proxy and a server disagree on where a request ends, a visitor can hide another in it.
test.each([
  ["two lengths", "Content-Length: 5\r\nContent-Length: 6"],
  ["a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked"],
  ["chunks and a length", "Transfer-Encoding: chunked\r\nContent-Length: 5"],
  ["chunks under another coding", "Transfer-Encoding: chunked, identity"],
  ["a length with a sign", "Content-Length: +5"],
  ["a folded header", "Transfer-Encoding:\r\n chunked\r\nContent-Length: 5"],
  ["a bare line feed", "X: a\nTransfer-Encoding: chunked\r\nContent-Length: 5"],
])("with %s, nothing after a body is read as a request", async (_, lengths) => {
  const hidden = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const login = LOGIN.replace("Connection: close\r\n", "");
  const answer = await answerTo(`${login}${lengths}\r\n\r\n${hidden}`);
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
});

test("a body that grows too big in chunks is refused while it comes", async () => {
  const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
  const answer = await answerTo(
    `${LOGIN}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(4)}1\r\na\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("requests that come in one piece are answered in their order", async () => {
  const paths = ["/healthz", "/api/v1/nothing", "/healthz"];
  const sent = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join("");
  const answers = await answerTo(`${sent}GET / HTTP/1.1\r\n${CLOSE}\r\n`);
  expect(answers.match(/HTTP\/1\.1 \d{3}(?= )/g)?.map((line) => line.slice(-3))).toEqual([
    ...["200", "404", "200", "200"],
  ]);
});

// Node answers these by itself, or hangs up, and nothing reads them as requests.
test.each([
  ["no Host", "GET / HTTP/1.1\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["CONNECT", "CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n", /^$/],
])("%s opens nothing", async (_, sent, expected) => {
  expect(await answerTo(sent)).toMatch(expected);
});

test("a request that is answered before its body ends is not answered again", async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.end("POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  expect((await text(socket)).match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 415"]);
});

test.each([
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 200],
  ["an absolute address", `GET http://x HTTP/1.1\r\n${CLOSE}\r\n`, 200],
  ["what it expects", `GET / HTTP/1.1\r\n${CLOSE}Expect: tea\r\n\r\n`, 200],
  [
    "an upgrade",
    "GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n",
    200,
  ],
  ["a header's value in Latin-1", `GET / HTTP/1.1\r\n${CLOSE}X: \xe9\r\n\r\n`, 200],
  ["a path of two slashes", `GET //evil.example/ HTTP/1.1\r\n${CLOSE}\r\n`, 404],
  ["OPTIONS of everything", `OPTIONS * HTTP/1.1\r\n${CLOSE}\r\n`, 405],
  ["HEAD", `HEAD ${RAGAS} HTTP/1.1\r\n${CLOSE}\r\n`, 200],
])("%s is answered with the safety headers", async (_, sent, status) => {
  const answer = await answerTo(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expectSafe(answer, sent.includes(RAGAS) ? { ...ON_ALL, ...OPEN_DATA_HEADERS } : ON_ALL);
});

test("10,000 requests in one piece are all answered", async () => {
  const request = `GET ${RAGAS}?limit=1 HTTP/1.1\r\nHost: x\r\n\r\n`;
  const answers = await answerTo(`${request.repeat(9_999)}GET /healthz HTTP/1.1\r\n${CLOSE}\r\n`);
  const statuses = answers.match(/HTTP\/1\.1 \d+(?= )/g)!;
  expect(statuses).toHaveLength(10_000);
  expect(statuses).toContain("HTTP/1.1 200");
  // A server that is late because of so many requests refuses the rest.
  expect(statuses.filter((status) => !/ (200|503)$/.test(status))).toEqual([]);
  // Soon after, it refuses nobody any more.
  await vi.waitFor(async () => expect((await fetch(server.url + RAGAS)).status).toBe(200), 5_000);
});

test("a body may come in chunks of a byte", async () => {
  const body = new URLSearchParams({
    username: FIRST_MEMBER.MEMBER_EMAIL,
    password: FIRST_MEMBER.MEMBER_PASSWORD,
    scope: "a".repeat(500),
  });
  const chunks = [...`${body}`].map((byte) => `1\r\n${byte}\r\n`).join("");
  const sent = `${LOGIN}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`;
  expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"access_token"/);
});

test("others are answered while a client reads none of its answers", async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1").pause();
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) =>
    socket.write(`GET ${RAGAS} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(2_000), resolve),
  );
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  }
});
