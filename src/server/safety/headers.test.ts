import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { OPEN_DATA_HEADERS, SECURITY_HEADERS } from "../http/security-headers.ts";
import { readSite } from "../http/web-files.ts";
import { folder as directory } from "../testing/stores.ts";
import { buildTestApp, memberToken, openTestApp } from "../testing/test-app.ts";

await mkdir(path.join(directory, "embed"));
for (const name of ["index.html", "404.html", "robots.txt", "embed/cirus.html"]) {
  await writeFile(path.join(directory, name), "<html></html>");
}
const { app, database } = await openTestApp({
  site: readSite(directory),
  corsOrigin: "https://www.example.org",
  securityContact: "mailto:security@example.org",
  siteUrl: "https://www.example.org",
});
/** The same for an operator who has set none of these. */
const closed = await buildTestApp({ database });
afterAll(() => closed.close());
const token = await memberToken(app);
await loadPackagedReleases(database);
const RAGAS = "/api/v1/melakarta/melakarta-ragas";

describe("every answer carries the safety headers and a request id", () => {
  test.each([
    ["a page", "GET", "/", 200],
    ["a file", "GET", "/robots.txt", 200],
    ["an unknown page", "GET", "/nothing", 404],
    ["a page that is not read", "DELETE", "/", 405],
    ["a list", "GET", RAGAS, 200],
    ["a member's answer", "GET", "/api/v1/aryabhatta/colors", 200],
    ["an unknown call", "GET", "/api/v1/nothing", 404],
    ["a wrong method", "DELETE", RAGAS, 405],
    ["an address that cannot be decoded", "GET", "/%E0%A4%A", 400],
    ["broken JSON", "POST", "/api/v1/aryabhatta/process_sentence", 400],
    ["health", "GET", "/healthz", 200],
  ] as const)("%s", async (_, method, url, status) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(method === "POST" && { "content-type": "application/json" }),
    };
    const answer = await app.inject({
      method,
      url,
      headers,
      ...(method === "POST" && { payload: "{" }),
    });
    expect(answer.statusCode).toBe(status);
    const { "content-security-policy": policy, ...others } = SECURITY_HEADERS;
    const isOpenData = url === RAGAS && status === 200;
    expect(answer.headers).toMatchObject({
      ...others,
      ...(isOpenData && OPEN_DATA_HEADERS),
    });
    // The rest of a page's policy is in the page, and allows only what its files need.
    const isPage = String(answer.headers["content-type"]).startsWith("text/html");
    expect(answer.headers["content-security-policy"]).toBe(
      isPage ? "frame-ancestors 'none'" : policy,
    );
    expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{16,}$/);
  });

  test("what is no request at all", async () => {
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(port), "127.0.0.1");
    socket.end("no request\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    }
  });
});

describe("framing", () => {
  test("the oEmbed of a page that can be embedded is found by its header", async () => {
    const { headers } = await app.inject({
      url: "/embed/cirus?view=world&place=IN&place=%0d%0aX:1",
    });
    const [, path] = /^<([^>]+)>; rel="alternate"; type="application\/json\+oembed"$/.exec(
      String(headers.link),
    )!;
    const answer = await app.inject({ url: path! });
    expect(answer.json().html).toContain('/embed/cirus?view=world&amp;place=IN"');
    expect((await app.inject({ url: "/" })).headers.link).toBeUndefined();
  });

  test.each([
    ["/embed/cirus", 200],
    ["/embed/cirus?view=world", 200],
  ])("%s may stand in a page of any site, and is as safe otherwise", async (url, status) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(status);
    expect(headers["content-security-policy"]).toBe("frame-ancestors *");
    expect(headers).not.toHaveProperty("x-frame-options");
    const { "content-security-policy": _, "x-frame-options": __, ...others } = SECURITY_HEADERS;
    expect(headers).toMatchObject(others);
  });

  test.each([["/embed/nothing"], ["/embed/../index.html"], ["/embed/%2e%2e/"], ["/?/embed/cirus"]])(
    "%s may not",
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-frame-options"]).toBe("DENY");
    },
  );
});

test.each(["/api/v1/aryabhatta/colors", "/healthz"])(
  "what %s answers is kept by nobody",
  async (url) => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

describe("pages of another origin", () => {
  const preflight = (url: string) =>
    app.inject({
      method: "OPTIONS",
      url,
      headers: {
        origin: "https://www.example.org",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
      },
    });

  test("the one that is named may call", async () => {
    const before = await preflight("/api/v1/ganita/add");
    expect(before.statusCode).toBe(204);
    expect(before.headers).toMatchObject({
      "access-control-allow-origin": "https://www.example.org",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "authorization, content-type",
    });
    const url = "/api/v1/aryabhatta/colors";
    const ask = (origin: string) => app.inject({ url, headers: { origin } });
    const answer = await ask("https://www.example.org");
    for (const { headers } of [answer, await ask("https://evil.example")]) {
      expect(headers["access-control-allow-origin"]).toBe("https://www.example.org");
    }
    expect(answer.headers["access-control-expose-headers"]).toContain("retry-after");
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  test.each([
    ["names no method", { origin: "https://www.example.org" }],
    ["names no origin", { "access-control-request-method": "POST" }],
    ["names neither", {}],
  ])("OPTIONS that %s is refused as anywhere", async (_, headers) => {
    for (const url of ["/api/v1/ganita/add", RAGAS, "/api/v1/nothing"]) {
      const ask = (server: typeof app) => server.inject({ method: "OPTIONS", url, headers });
      const [answer, expected] = [await ask(app), await ask(closed)];
      expect(answer.statusCode).toBe(url.endsWith("nothing") ? 404 : 405);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.json()).toEqual(expected.json());
      expect(answer.headers.allow).toBe(expected.headers.allow);
      expect(answer.headers).toMatchObject(SECURITY_HEADERS);
    }
  });

  test.each([
    ["GET", "/api/v1/aryabhatta/colors"],
    ["GET", "/api/v1/openapi.json"],
    ["POST", "/api/v1/auth/login"],
    ["GET", "/healthz"],
    ["GET", "/api/v1/nothing"],
  ] as const)("where none is named, none may %s %s", async (method, url) => {
    const headers = { origin: "https://evil.example" };
    const answer = await closed.inject({ method, url, headers });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  test.each([
    ["/api/v1/cirus/states/published", 200],
    ["/api/v1/cirus/countries/Oceania", 200],
    ["/api/v1/cirus/workings/world/IN", 200],
    ["/api/v1/cirus/releases", 200],
    ["/api/v1/cirus/releases/world/metrics.csv", 200],
    ["/api/v1/cirus/oembed?url=https%3A%2F%2Felsewhere.example", 404],
    [RAGAS, 200],
    ["/api/v1/cirus/dhq/nowhere", 404],
  ])("any may read the public figures: %s", async (url, status) => {
    for (const server of [app, closed]) {
      for (const origin of ["https://evil.example", "null"]) {
        const answer = await server.inject({ url, headers: { origin } });
        expect(answer.statusCode).toBe(status);
        expect(answer.headers).toMatchObject({
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        });
        expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
      }
    }
  });
});

test("password managers find where a password is changed, on any server", async () => {
  const answer = await app.inject({ url: "/.well-known/change-password" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/private/account"]);
  // They trust no server that has a page for every address.
  const url = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await app.inject({ url })).statusCode).toBe(404);
});

describe("/.well-known/security.txt", () => {
  const url = "/.well-known/security.txt";

  test("names the contact, for less than a year", async () => {
    const answer = await app.inject({ url });
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      answer.payload
        .trim()
        .split("\n")
        .map((line) => line.split(": ", 2) as [string, string]),
    );
    expect(fields.get("Contact")).toBe("mailto:security@example.org");
    expect(fields.get("Canonical")).toBe(`https://www.example.org${url}`);
    const days = (Date.parse(fields.get("Expires")!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test("is not there where nobody is named", async () => {
    expect((await closed.inject({ url })).statusCode).toBe(404);
  });
});
