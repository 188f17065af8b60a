import { connect } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { document, objections, runs, server, token } from "./documented-server.ts";

const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));

/** Sends raw bytes on a new connection, and gives the answer until it is closed. */
function send(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: "127.0.0.1", port: Number(port), allowHalfOpen: true });
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(Buffer.concat(chunks).toString()));
    socket.once("end", () => socket.end());
    socket.end(bytes);
  });
}

const HEADERS = [
  ...["Content-Length: -1", "Content-Length: 1e3", "Content-Length: 5, 6", "Content-Length: ६"],
  ...["Transfer-Encoding: chunked", "Transfer-Encoding: gzip", "Transfer-Encoding: chunked, x"],
  ...[
    "Expect: 100-continue",
    "Expect: tea",
    "Upgrade: h2c",
    "Connection: close",
    "Host: x",
    "Host:",
  ],
  ...[
    "X-\u0000: a",
    "X: \u0007",
    "X : a",
    ": a",
    "no colon",
    " folded",
    `X: ${"x".repeat(20_000)}`,
  ],
  ...[
    "Content-Type: application/json",
    "Content-Encoding: gzip",
    "Authorization: Bearer \u00ff\u00fe",
  ],
  `Authorization: Bearer ${token}`,
];
const LINES = [
  ...[
    "GET /api/v1/cirus/dhq HTTP/1.1",
    "GET /api/v1/cirus/dhq HTTP/9.9",
    "GET\t/\tHTTP/1.1",
    "GET",
  ],
  ...[
    "get / HTTP/1.1",
    "BREW /api/v1 HTTP/1.1",
    "GET /api/v1/\u00e9\u0000 HTTP/1.1",
    "\u0016\u0003\u0001",
  ],
  ...[
    "OPTIONS * HTTP/1.1",
    "GET http://evil.example/api/v1/cirus/states HTTP/1.1",
    "CONNECT a:1 HTTP/1.1",
  ],
  ...["POST /api/v1/ganita/add HTTP/1.1", "POST /api/v1/auth/login HTTP/1.1", "PRI * HTTP/2.0", ""],
  ...[
    "GET /api/v1/../../etc/passwd HTTP/1.1",
    "GET //api//v1 HTTP/1.1",
    "GET /api/v1/a b HTTP/1.1",
  ],
  ...["GET /api/v1/cirus/dhq/%C3%28 HTTP/1.1", `GET /${"a".repeat(20_000)} HTTP/1.1`],
];
const BODIES = [
  "",
  "{}",
  "0\r\n\r\n",
  "zz\r\n",
  "ffffffffffffffffff\r\n{}",
  '5\r\n{"nums"',
  "\u00ff\u00fe",
];

const request = fc
  .tuple(
    fc.constantFrom(...LINES),
    fc.subarray(HEADERS, { maxLength: 4 }),
    fc.constantFrom(...BODIES),
    fc.constantFrom("\r\n", "\n"),
  )
  .map(([line, headers, body, end]) =>
    Buffer.from([line, "Host: x", ...headers, "", body].join(end), "latin1"),
  );

test("whatever is sent, every answer is one of the contract, or the line is cut", async () => {
  const bytes = fc.oneof(
    { weight: 5, arbitrary: request },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 400 }) },
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const answer = await send(sent);
      const [head = "", ...rest] = answer.split("\r\n\r\n");
      const body = rest.join("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
      // A client that asked for the list of places, or is told to go on, has its way.
      if (answer === "" || status < 400) return;
      expect(status).toBeLessThan(500);
      expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/i);
      expect(head).toMatch(/x-content-type-options: nosniff/i);
      expect(answer).not.toContain(token);
      const refusal: unknown = JSON.parse(body);
      expect(objections(document.components.schemas.Refusal!, refusal)).toEqual([]);
      expect(apiErrorBody.parse(refusal).detail).toMatch(/^[A-Z].*\.$/);
    }),
    runs(300),
  );
});
