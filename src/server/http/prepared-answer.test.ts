import { describe, expect, test } from "vitest";
import { openTestApp } from "../testing/test-app.ts";
import { OPEN_DATA_HEADERS, SECURITY_HEADERS } from "./security-headers.ts";

const { app } = await openTestApp();
const ask = (headers = {}) => app.inject({ url: "/api/v1/melakarta/melakarta-ragas", headers });
const { etag } = (await ask()).headers;

test.each([
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["*", "br"],
  ["*;q=0", undefined],
  ["deflate, zstd", undefined],
  ["", undefined],
])("for a client that takes %j the encoding is %s", async (accepted, encoding) => {
  const answer = await ask({ "accept-encoding": accepted });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, encoding]);
  expect(answer.headers["content-length"]).toBe(`${answer.rawPayload.length}`);
});

test("the ETag is weak, because one names the answer in every encoding", () => {
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
});

test.each([["*"], [etag], [etag!.slice(2)], [`"one", ${etag}, "two"`]])(
  "a client that holds %s is told so, with the headers of every answer",
  async (held) => {
    const answer = await ask({ "if-none-match": held, "accept-encoding": "br" });
    expect([answer.statusCode, answer.body]).toEqual([304, ""]);
    expect(answer.headers).toMatchObject({
      ...SECURITY_HEADERS,
      ...OPEN_DATA_HEADERS,
      etag,
      vary: "accept-encoding",
    });
    expect(answer.headers["x-request-id"]).toBeDefined();
    expect(answer.headers).not.toHaveProperty("content-encoding");
  },
);

describe.each(["/api/v1/melakarta/melakarta-ragas", "/api/v1/openapi.json"])("HEAD %s", (url) => {
  test("has the headers of GET", async () => {
    const [got, asked] = [await app.inject(url), await app.inject({ method: "HEAD", url })];
    const { date, "x-request-id": id, ...headers } = got.headers;
    expect([asked.statusCode, asked.body]).toEqual([200, ""]);
    expect(asked.headers).toMatchObject(headers);
  });

  test("has no length where the answer is still held", async () => {
    const { etag: held } = (await app.inject(url)).headers;
    const headers = { "if-none-match": held };
    const answer = await app.inject({ method: "HEAD", url, headers });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).not.toHaveProperty("content-length");
  });
});
