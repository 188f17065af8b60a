import { beforeEach, expect, onTestFinished, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { loginAttempts } from "../db/schema.ts";
import { softAuthenticator } from "../testing/soft-authenticator.ts";
import { buildTestApp, logIn, MEMBER, openTestApp, send } from "../testing/test-app.ts";

const { app, database } = await openTestApp();
const GOOD = { username: MEMBER.email, password: MEMBER.password };
const FRIEND = "https://www.example.net";
const SITE = "https://example.org";
const EVIL = "https://evil.example";

beforeEach(() => database.delete(loginAttempts));

test.each([
  ["a program", {}, 200],
  ["a browser's own page", { "sec-fetch-site": "same-origin", origin: SITE }, 200],
  [
    "this site's page behind a proxy",
    { "sec-fetch-site": "same-origin", origin: "https://a.b" },
    200,
  ],
  ["another site's page", { "sec-fetch-site": "cross-site", origin: EVIL }, 403],
  [
    "a page of a host beside",
    { "sec-fetch-site": "same-site", origin: "https://a.example.org" },
    403,
  ],
  ["a page without origin", { "sec-fetch-site": "cross-site", origin: "null" }, 403],
  ["the other origin that may call", { "sec-fetch-site": "same-site", origin: FRIEND }, 200],
  ["an old browser's own page", { host: "example.org", origin: SITE }, 200],
  ["an old browser's own page at a port", { host: "a.b:8080", origin: "http://a.b:8080" }, 200],
  ["an old browser's own page, Host in capitals", { host: "Example.ORG", origin: SITE }, 200],
  ["an old browser's own page, Host rewritten", { host: "127.0.0.1:3000", origin: SITE }, 200],
  ["an old browser's page of the origin that may call", { origin: FRIEND }, 200],
  ["an old browser's page of another site", { origin: EVIL }, 403],
  ["an old browser's page of another port", { host: "a.b", origin: "http://a.b:8080" }, 403],
  ["an old browser's page without origin", { origin: "null" }, 403],
  ["an origin that is none", { origin: "example.org" }, 403],
  ["an empty origin", { origin: "" }, 403],
  ["a proxy that is not trusted", { "x-forwarded-host": "evil.example", origin: EVIL }, 403],
])(
  "a login from %s is answered accordingly, and a refused one counts for nothing",
  async (...row) => {
    const [, headers, status] = row;
    const app = await buildTestApp({ database, siteUrl: SITE, corsOrigin: FRIEND });
    onTestFinished(() => app.close());
    const answer = await logIn(app, GOOD, { headers });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(apiErrorBody.parse(answer.json()).code).toBe("other_site");
    expect((await database.$count(loginAttempts)) === 0).toBe(status === 403);
  },
);

test.each([
  ["/auth/second-factor", { ticket: "t".repeat(43), code: "000000" }, 403, "ticket_expired"],
  ["/auth/passkey_options", {}, 200, undefined],
  [
    "/auth/passkey",
    { credential: softAuthenticator().get({ challenge: "" }) },
    403,
    "passkey_refused",
  ],
])("%s is refused to another site's page, too", async (path, payload, status, code) => {
  const ask = (site: string) => send(app, path, payload, { headers: { "sec-fetch-site": site } });
  expect((await ask("cross-site")).json().code).toBe("other_site");
  const answer = await ask("same-origin");
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test("a trusted proxy tells the name the site is asked by", async () => {
  const app = await buildTestApp({ database, trustProxy: 1 });
  onTestFinished(() => app.close());
  const from = (origin: string) =>
    logIn(app, GOOD, { headers: { host: "10.0.0.2", "x-forwarded-host": "example.org", origin } });
  expect((await from(SITE)).statusCode).toBe(200);
  expect((await from(EVIL)).statusCode).toBe(403);
});
