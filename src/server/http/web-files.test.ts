import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { folder as directory } from "../testing/stores.ts";
import { openTestApp } from "../testing/test-app.ts";
import { readSite } from "./web-files.ts";

const HOME = "<html>home</html>";
await mkdir(path.join(directory, "assets"));
await mkdir(path.join(directory, "ragas"));
await mkdir(path.join(directory, "logout"));
await mkdir(path.join(directory, "api/v1/docs"), { recursive: true });
const files: Record<string, string | Buffer> = {
  "index.html": HOME,
  "index.html.br": brotliCompressSync(HOME),
  "index.html.gz": gzipSync(HOME),
  "404.html": "<html>Page Not Found</html>",
  "ragas/index.html": "<html>ragas</html>",
  "api/v1/docs/index.html": "<html>The API</html>",
  "logout/index.html": "<html>Logout</html>",
  "assets/app-1a2b.js": "go()",
};
for (const [name, body] of Object.entries(files)) await writeFile(path.join(directory, name), body);

const site = readSite(directory);
const { app } = await openTestApp({ site });
const open = (url: string, headers = {}) => app.inject({ url, headers });

describe("pages", () => {
  test.each([
    ["/", 200, "home"],
    ["/?from=here", 200, "home"],
    ["/ragas", 200, "ragas"],
    ["/ragas/", 200, "ragas"],
    ["/api/v1/docs", 200, "The API"],
    ["/api/v1/docs?from=here", 200, "The API"],
    ["/nothing", 404, "Page Not Found"],
    ["/404.html", 404, "Page Not Found"],
    ["/../package.json", 404, "Page Not Found"],
    ["/.git/config", 404, "Page Not Found"],
    ["/assets/", 404, "Page Not Found"],
    ["/index.html.br", 404, "Page Not Found"],
    ["/ragas%2F", 404, "Page Not Found"],
  ])("%s answers %i with the %s page", async (url, status, text) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(text);
  });

  test.each(["/%", "/ragas/%zz", "/%FF", "/%E0%A4%A", "/%C3%28", "/%ED%A0%80", "/%2561%"])(
    "%s is no address",
    async (url) => {
      expect((await open(url)).statusCode).toBe(400);
    },
  );

  test.each(["/logout", "/logout/", "/%6Cogout", "/logout?next=x", "/logout/index.html"])(
    "%s asks whoever comes by a link on another site, and nobody else",
    async (url) => {
      for (const site of ["none", "same-origin", undefined]) {
        const answer = await open(url, site && { "sec-fetch-site": site });
        expect([answer.statusCode, answer.body]).toEqual([200, files["logout/index.html"]]);
      }
      for (const site of ["cross-site", "same-site"]) {
        const asked = await open(url, { "sec-fetch-site": site });
        expect([asked.statusCode, asked.headers.location]).toEqual([303, "/logout?confirm"]);
        const page = await open(asked.headers.location!, { "sec-fetch-site": site });
        expect(page.body).toBe(files["logout/index.html"]);
      }
    },
  );

  test("come compressed to whoever takes it", async () => {
    const answer = await open("/", { "accept-encoding": "gzip, br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers.vary).toBe("accept-encoding");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(HOME);
  });

  test("come as they are to whoever takes nothing compressed", async () => {
    const { body, headers } = await open("/", { "accept-encoding": "identity" });
    expect([body, headers["content-length"]]).toEqual([HOME, `${HOME.length}`]);
    expect(headers).not.toHaveProperty("content-encoding");
  });

  test("are not sent twice to whoever has them", async () => {
    const { headers } = await open("/");
    const again = await open("/", { "if-none-match": headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("stand in no frame; the rest of their policy is the build's", async () => {
    const { headers } = await open("/");
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  });

  test("take no other method", async () => {
    const answer = await app.inject({ method: "POST", url: "/ragas" });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

test("assets are kept for ever, pages are asked for again, what is missing is not kept", async () => {
  expect((await open("/assets/app-1a2b.js")).headers["cache-control"]).toContain("immutable");
  expect((await open("/")).headers["cache-control"]).toBe("public, no-cache");
  expect((await open("/assets/app-3c4d.js")).headers["cache-control"]).toBe("no-store");
});

test.each(["/api", "/api/v1/nothing", "/api/v1/docs.html", "/api/v1/docsify"])(
  "%s is an unknown call and stays JSON beside the site",
  async (url) => {
    expect((await open(url)).json().code).toBe("not_found");
  },
);

test("a directory without a whole site is refused with what to do", () => {
  const readAssets = () => readSite(path.join(directory, "assets"));
  expect(readAssets).toThrow(OperatorError);
  expect(readAssets).toThrow("has no /index.html. Run: npm run build");
});
