import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();
const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));

test("a head or a body that does not end is refused when its time is over", async () => {
  const { server } = app;
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    timeout: 60_000,
  });
  Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
  onTestFinished(() => void Object.assign(server, { headersTimeout, requestTimeout }));
  const login = "POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\n";
  const form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n";
  for (const begun of [`${login}X: `, `${login}${form}\r\nuser`]) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(begun);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nconnection: close/);
    expect(apiErrorBody.parse(JSON.parse(body)).code).toBe("request_timeout");
  }
});
