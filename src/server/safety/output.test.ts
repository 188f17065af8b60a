import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import type { Database } from "../db/database.ts";
import { buildTestApp, MEMBER, memberToken, openTestApp } from "../testing/test-app.ts";

const QUERY = "select password_hash from members where email = $1";
const HASH = "$argon2id$v=19$m=19456$c2FsdA$aGFzaA";
const SECRET_SEARCH = "what-somebody-looks-for";

let lines: string[] = [];
const logStream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(`${chunk}`);
    done();
  },
});

const { app } = await openTestApp({ logLevel: "trace", logStream });
const token = await memberToken(app);

const failsWith = (error: unknown) =>
  new Proxy({} as Database, {
    get: () => () => {
      throw error;
    },
  });
const brokenApps = {
  "a query fails": failsWith(
    new DrizzleQueryError(QUERY, [MEMBER.email, HASH, token], new Error("broken at /srv/data")),
  ),
  "the driver breaks": failsWith(new TypeError("undefined is no function, at /srv/data/pg.ts:12")),
  "something is thrown that is no error": failsWith({ message: QUERY, stack: HASH }),
};

const authorization = `Bearer ${token}`;
const REQUESTS: readonly InjectOptions[] = [
  {
    method: "POST",
    url: "/api/v1/auth/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username: MEMBER.email, password: MEMBER.password }).toString(),
  },
  { method: "POST", url: "/api/v1/auth/logout", headers: { authorization } },
  { url: `/api/v1/aryabhatta/colors?q=${SECRET_SEARCH}`, headers: { authorization } },
  { url: `/api/v1/cirus/dhq?q=${SECRET_SEARCH}` },
  { url: `/api/v1/cirus/dhq/Kerala?access_token=${token}` },
  { url: `/api/v1/nothing?access_token=${token}&q=${SECRET_SEARCH}` },
  { url: "/readyz" },
];

const secrets = [
  MEMBER.email,
  MEMBER.password,
  "correct+horse+battery",
  token,
  HASH,
  SECRET_SEARCH,
];

describe.each(Object.entries(brokenApps))("when %s", (_, brokenDatabase) => {
  test("answers and log lines tell nothing of it that is not for the reader", async () => {
    lines = [];
    const broken = await buildTestApp({ database: brokenDatabase, logLevel: "trace", logStream });
    const statuses = new Set<number>();
    for (const request of REQUESTS) {
      const { statusCode, headers, body } = await broken.inject(request);
      statuses.add(statusCode);
      if (statusCode >= 400) apiErrorBody.parse(JSON.parse(body));
      const answer = JSON.stringify(headers) + body;
      expect(answer).not.toMatch(
        /\n\s+at |select |members|\/srv\/|\.ts:\d|argon2|TypeError|drizzle/i,
      );
      for (const secret of secrets) expect(answer).not.toContain(secret);
    }
    expect([...statuses].some((status) => status >= 500)).toBe(true);
    await broken.close();
    const log = lines.join("");
    expect(log).toContain('"path":"/api/v1/auth/login"');
    for (const secret of [...secrets.slice(0, 4), SECRET_SEARCH]) expect(log).not.toContain(secret);
  });
});

test("when all goes well, log lines hold neither what was sent nor who sent it", async () => {
  lines = [];
  for (const request of REQUESTS) await app.inject(request);
  const log = lines.join("");
  expect(log).toContain('"path":"/api/v1/auth/login"');
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test.each(["/api/v1/nothing", "/api/v1/cirus/oembed?url=x&format=xml", "/api/v1/cirus/dhq"])(
  "what was refused at %s is told with its kind and where it came from, and no more",
  async (url) => {
    lines = [];
    const answer = await app.inject({ url, remoteAddress: "203.0.113.9" });
    const told = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "refused");
    expect(told).toMatchObject({ code: answer.json().code, address: "203.0.113.9" });
    expect(told.reqId).toBe(answer.headers["x-request-id"]);
    expect(lines.join("")).not.toContain("stack");
  },
);

test.each(["/x%0d%0aSet-Cookie:%20a=b", "/api/v1/cirus/dhq/x%0d%0aSet-Cookie:%20a=b"])(
  "the address %s cannot add a header",
  async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(JSON.stringify(headers)).not.toContain("Set-Cookie");
  },
);

test("logins and refused tokens are told with the address and a digest of the account", async () => {
  const told = async (request: InjectOptions) => {
    lines = [];
    await app.inject({ ...request, remoteAddress: "203.0.113.9" });
    expect(lines.join("")).not.toContain("example.org");
    const [said] = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /log|token/.test(msg));
    return said;
  };
  const login = (password: string) => ({
    ...REQUESTS[0],
    payload: new URLSearchParams({ username: MEMBER.email, password }).toString(),
  });
  const refused = await told(login("wrong horse"));
  expect(refused).toMatchObject({ msg: "login refused", level: 40, address: "203.0.113.9" });
  const { account } = refused;
  expect(account).toMatch(/^[\w-]{12}$/);
  expect(await told(login(MEMBER.password))).toMatchObject({
    msg: "logged in",
    level: 30,
    address: "203.0.113.9",
    account,
  });
  const authorization = "Bearer nobody-has-it";
  expect(await told({ url: "/api/v1/account/details", headers: { authorization } })).toMatchObject({
    msg: "token refused",
    level: 40,
    address: "203.0.113.9",
  });
});

test("nothing that is sent can forge a line of the log", async () => {
  const forged = '\n{"level":60,"msg":"forged"}\n';
  lines = [];
  await app.inject({ url: `/api/v1/${encodeURIComponent(forged)}` });
  const form = REQUESTS[0]!;
  await app.inject({ ...form, headers: { ...form.headers, origin: forged, host: forged } });
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(line.indexOf("\n")).toBe(line.length - 1);
    expect(JSON.parse(line).msg).not.toBe("forged");
  }
});
