import path from "node:path";
import { expect, test } from "vitest";
import { readEnvironment, siteOrigin } from "./config.ts";
import { OperatorError } from "./operator-error.ts";

test("an empty environment gives the defaults", () => {
  expect(readEnvironment({ PORT: "", HOST: " " })).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: path.resolve(".data"),
    databaseUrl: null,
    memberEmail: null,
    memberPassword: null,
    membershipContact: null,
    logLevel: "warn",
    metricsPort: null,
    trustProxy: false,
    apiHost: null,
    sisterSiteUrl: null,
    siteUrl: null,
    corsOrigin: null,
    securityContact: null,
    secretKey: null,
    requireSecondFactor: false,
  });
});

test("a full environment is read", () => {
  expect(
    readEnvironment({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/shabda-gyan",
      DATABASE_URL: "postgres://user:secret@db:5432/site",
      MEMBER_EMAIL: "reader@example.org",
      MEMBER_PASSWORD: "eight888",
      LOG_LEVEL: "info",
      METRICS_PORT: "9464",
      TRUST_PROXY: "10.0.0.0/8, ::1",
      API_HOST: "https://api.example.org",
      SISTER_SITE_URL: "https://example.org/sister",
      SITE_URL: "https://example.org",
      CORS_ORIGIN: "https://www.example.org",
      SECURITY_CONTACT: "mailto:security@example.org",
      SECRET_KEY: `${"n".repeat(43)}, ${"o".repeat(43)}`,
      REQUIRE_SECOND_FACTOR: "1",
      SOMETHING_ELSE: "is none of our business",
    }),
  ).toMatchObject({
    port: 8080,
    metricsPort: 9464,
    trustProxy: ["10.0.0.0/8", "::1"],
    databaseUrl: "postgres://user:secret@db:5432/site",
    apiHost: "https://api.example.org",
    requireSecondFactor: true,
  });
  expect(readEnvironment({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
});

test.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["HOST", "not a host"],
  ["HOST", "a".repeat(254)],
  ["DATA_DIR", "~/data"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_URL", "nonsense"],
  ["DATABASE_URL", "postgres://user:a/b@db/site"],
  ["DATABASE_URL", "postgres://db/site?sslrootcert=/nowhere/ca.pem"],
  ["DATABASE_URL", `postgres://db/site?sslkey=${import.meta.dirname}`],
  ["MEMBER_EMAIL", "nobody"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_PORT", "yes"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  // The prefix counts the 96 bits before the IPv4 address.
  ["TRUST_PROXY", "::ffff:10.0.0.0/8"],
  ["TRUST_PROXY", "0"],
  ["API_HOST", "https://api.example.org/path"],
  ["SISTER_SITE_URL", "javascript:alert(1)"],
  ["SITE_URL", "https://example.org/"],
  ["CORS_ORIGIN", "*"],
  ["SECURITY_CONTACT", "mailto:nobody"],
  ["SECURITY_CONTACT", "security@example.org"],
  ["SECRET_KEY", "too short"],
  ["SECRET_KEY", `${"n".repeat(43)},`],
  ["REQUIRE_SECOND_FACTOR", "yes"],
  // Nobody could log in with it.
  ["MEMBER_EMAIL", `${"a".repeat(60)}@${"b.".repeat(100)}example.org`],
])("refuses %s=%s with one sentence that names it", (name, value) => {
  const source = { MEMBER_EMAIL: "reader@example.org", [name]: value };
  expect(() => readEnvironment(source)).toThrow(OperatorError);
  expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
});

test.each(["pass#word", "12#34"])("tells how to write the # of the password %s", (password) => {
  const source = { DATABASE_URL: `postgres://user:${password}@db/site` };
  expect(() => readEnvironment(source)).toThrow("in the password, write # as %23");
});

test("tells every mistake at once", () => {
  expect(() => readEnvironment({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT .*\nLOG_LEVEL /);
});

test("a password without an email is a mistake", () => {
  expect(() => readEnvironment({ MEMBER_PASSWORD: "long enough" })).toThrow(
    "MEMBER_PASSWORD is set without MEMBER_EMAIL: set the email it is for.",
  );
});

test("measures are not served on the site's own port", () => {
  expect(() => readEnvironment({ PORT: "3000", METRICS_PORT: "3000" })).toThrow(
    "METRICS_PORT must differ from PORT, which is 3000.",
  );
  expect(readEnvironment({ PORT: "0", METRICS_PORT: "0" })).toMatchObject({ metricsPort: 0 });
});

test.each([
  ["https://example.org", "127.0.0.1", "https://example.org"],
  [null, "127.0.0.1", "http://localhost:3000"],
  [null, "::1", "http://localhost:3000"],
  [null, "0.0.0.0", "http://localhost:3000"],
  [null, "localhost", "http://localhost:3000"],
  [null, "127.0.0.2", "http://127.0.0.2:3000"],
  [null, "192.0.2.7", "http://192.0.2.7:3000"],
  [null, "2001:db8::7", "http://[2001:db8::7]:3000"],
])("with SITE_URL %s and HOST %s people open %s", (siteUrl, host, origin) => {
  expect(siteOrigin({ siteUrl, host, port: 3000 })).toBe(origin);
});

test("a port that the server chose itself counts", () => {
  expect(siteOrigin({ siteUrl: null, host: "127.0.0.1", port: 0 }, 4321)).toBe(
    "http://localhost:4321",
  );
});
