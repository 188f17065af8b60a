import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { etagOf } from "../prepared-answer.ts";
import { openTestApp } from "../testing/test-app.ts";
import type { Site } from "../web-files.ts";

const face = "@font-face{font-family:Noto Sans;src:url(/assets/sans.woff2)}";
const files = { "/assets/site-1.css": `b{}${face}@font-face{font-family:X}`, "/favicon.svg": "" };
const site: Site = new Map(
  Object.entries(files).map(([name, text]) => {
    const body = Buffer.from(text);
    return [name, { body, encoded: {}, headers: { etag: etagOf(body) } }];
  }),
);
const { app } = await openTestApp();
const { app: withSite } = await openTestApp({ site });

describe.each(["/api/v1/openapi.json", "/api/v1/docs"])("%s", (url) => {
  test("is public, compressed once, and told apart by its tag", async () => {
    const plain = await app.inject({ url });
    const packed = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect([plain.statusCode, packed.headers["content-encoding"]]).toEqual([200, "br"]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(40_000);
    const headers = { "if-none-match": `${plain.headers.etag}` };
    expect((await app.inject({ url, headers })).statusCode).toBe(304);
  });

  test("takes GET alone", async () => {
    const answer = await app.inject({ method: "POST", url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

test("the page wears the site's fonts and icon where there is a site", async () => {
  const [bare, dressed] = await Promise.all(
    [app, withSite].map(async (server) => (await server.inject({ url: "/api/v1/docs" })).body),
  );
  expect(dressed).toContain(`<style>${face}/*`);
  expect(dressed).toContain('<link rel="icon" href="/favicon.svg">');
  expect(bare).not.toContain("@font-face");
  expect(bare).toContain('<link rel="icon" href="data:,">');
});
