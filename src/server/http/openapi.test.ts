import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openTestApp } from "../testing/test-app.ts";

const url = "/api/v1/openapi.json";
const { app } = await openTestApp();

test("the document is public, compressed once, and told apart by its tag", async () => {
  const plain = await app.inject({ url });
  const packed = await app.inject({ url, headers: { "accept-encoding": "br" } });
  expect([plain.statusCode, packed.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(plain.json().openapi).toBe("3.1.0");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(44_000);
  const headers = { "if-none-match": `${plain.headers.etag}` };
  expect((await app.inject({ url, headers })).statusCode).toBe(304);
});

test("it takes GET alone", async () => {
  const answer = await app.inject({ method: "POST", url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
});

// The addresses of the pages that each call had.
test.each([
  ["login", "#/auth/login"],
  ["dhqByState", "#/cirus/dhqByState"],
  ["refusals", ""],
  ["", ""],
  ["constructor", ""],
])("/api/v1/docs/%s leads to its place on the one page", async (call, place) => {
  const answer = await app.inject({ url: `/api/v1/docs/${call}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, `/api/v1/docs${place}`]);
});
