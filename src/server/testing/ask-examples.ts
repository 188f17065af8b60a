import { sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions } from "fastify";
import { type Api, api } from "#contract/api.ts";
import { API_BASE, callRequest } from "#contract/call-request.ts";
import type { Citation } from "#contract/cirus-releases.ts";
import type { ApiErrorBody } from "#contract/error.ts";
import { GUIDE, type SentCall } from "#contract/guide.data.ts";
import type { ExampleAnswers, SharedExamples } from "#contract/openapi/example-answers.ts";
import { citationOf } from "#domain/risk/citation.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/database.ts";
import { tokens } from "../db/schema.ts";
import { madeRefused, madeTrue } from "./example-state.ts";
import { leaverToken, logIn, memberToken } from "./test-app.ts";

/** Servers in the states that the examples need, and what one in another state answered. */
export interface ExampleServers {
  /** Has one member and the packaged releases. */
  readonly whole: FastifyInstance;
  /** The database of `whole`. */
  readonly database: Database;
  /** The answer to `FIGURES` where there are no releases. */
  readonly unloaded: ApiErrorBody;
  /** Cannot reach its database. */
  readonly cutOff: FastifyInstance;
}

/** A list of figures. */
export const FIGURES = `${API_BASE}/cirus/dhq`;

/** The token in the examples, because every real login gives a different one. */
const EXAMPLE_TOKEN = "jVt0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0";

/** The day of the release in the examples, because each database has its own. */
const EXAMPLE_DAY = "01/10/2025";

// Instants and the ids of logins, for the same reason.
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const EXAMPLE_INSTANT = "2026-11-22T08:40:00.000Z";
const LOGIN_ID = /^[\w-]{43}$/;
const EXAMPLE_LOGIN_ID = "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s";

// These change an account or end a login.
const NEEDS_LEAVER = / \/(account\/|saved\/|auth\/(?:confirm|logout|second-factor|passkey))/;

// Secrets and names that are random.
const EXAMPLE_FIELDS: Readonly<Record<string, unknown>> = {
  access_token: EXAMPLE_TOKEN,
  ticket: EXAMPLE_TOKEN,
  challenge: EXAMPLE_TOKEN,
  secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  address:
    "otpauth://totp/Shabda%20Gyan:reader@example.org?issuer=Shabda%20Gyan&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  setup: "9cNmXQv0aT1B.…",
  codes: ["7Q2M-X9KD-40RT-BC8W-ZN5H-1VEA"],
  id: "Zm9yLWFuLWV4YW1wbGU",
};

/** Replaces values that depend on that day. */
const EXAMPLES: Readonly<Record<string, (value: never) => unknown>> = {
  released: () => EXAMPLE_DAY,
  sha256: () => "0".repeat(64),
  citation: ({ csl: { id, title } }: Citation) =>
    citationOf({ id, title, releasedOn: "2025-10-01", address: null }),
};

/** One answer: its status, and its body if it has one; that of a file is a text. */
export interface Asked {
  readonly status: number;
  readonly body: object | string | null;
}

/** Returns a function that makes the contract's calls as a member. */
async function askerOf(app: FastifyInstance, database: Database) {
  const token = await memberToken(app);
  return async (key: keyof Api, sent: SentCall): Promise<Asked> => {
    const own = NEEDS_LEAVER.test(key) ? await leaverToken(database) : token;
    const isMeantToSucceed = GUIDE[key].examples.some((one) => one === sent);
    const call = await (isMeantToSucceed ? madeTrue : madeRefused)(app, database, key, sent, own);
    const request = requestOf(key, call, own);
    const needsRequiring = key === "POST /account/totp/remove" && !isMeantToSucceed;
    const answer = await (needsRequiring ? askRequiring(database, request) : app.inject(request));
    const isJson = String(answer.headers["content-type"]).startsWith("application/json");
    const body = isJson ? answer.json() : answer.body || null;
    return { status: answer.statusCode, body };
  };
}

/** The request for a call of the contract. */
function requestOf(key: keyof Api, sent: SentCall, token: string): InjectOptions {
  const { method, path, headers, body } = callRequest(key, sent);
  return {
    method,
    url: API_BASE + path,
    headers: {
      ...headers,
      ...sent.headers,
      ...(api[key].access === "member" && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { payload: body }),
  };
}

/**
 * Makes every example call on real servers. Returns the answers as the document shows them, and
 * those of each example and refusal as they were.
 */
export async function askExamples(servers: ExampleServers) {
  const ask = await askerOf(servers.whole, servers.database);
  const calls: Record<string, Record<number, unknown>> = {};
  const answers = new Map<keyof Api, Map<SentCall, Asked>>();
  for (const key of Object.keys(GUIDE) as (keyof Api)[]) {
    const { refused = {} } = GUIDE[key];
    const examples: readonly SentCall[] = GUIDE[key].examples;
    const shown: Record<number, unknown> = {};
    const own = new Map<SentCall, Asked>();
    for (const call of [...examples, ...Object.values(refused)]) {
      const { status, body } = await ask(key, call);
      own.set(call, { status, body });
      // If several calls succeed, the first one's answer is shown.
      if (call !== examples[0] && examples.includes(call)) continue;
      if (typeof body === "string") shown[status] = body.split("\n", 2).join("\n");
      else if (body !== null) {
        shown[status] = key.startsWith("GET") ? shortened(body) : masked(body);
      }
    }
    calls[key] = shown;
    answers.set(key, own);
  }
  const shared = await askShared(servers);
  return { shown: { calls: calls as ExampleAnswers["calls"], shared }, answers };
}

// Cuts lists to their first entry, and a table of many names to its first four.
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value === "string") {
    if (LOGIN_ID.test(value)) return EXAMPLE_LOGIN_ID;
    return INSTANT.test(value) ? EXAMPLE_INSTANT : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const some = entries.length > 100 ? entries.slice(0, 4) : entries;
  return Object.fromEntries(
    some.map(([name, inner]) => [name, EXAMPLES[name]?.(inner as never) ?? shortened(inner)]),
  );
}

// Neither the id of the site itself nor the address of a page is a secret.
const IS_SHOWN = /^(localhost$|\/)/;

function masked(value: unknown): unknown {
  if (typeof value === "string") return INSTANT.test(value) ? EXAMPLE_INSTANT : value;
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      IS_SHOWN.test(`${inner}`) ? inner : (EXAMPLE_FIELDS[name] ?? masked(inner)),
    ]),
  );
}

async function askShared({
  whole,
  database,
  unloaded,
  cutOff,
}: ExampleServers): Promise<SharedExamples> {
  const word = { method: "POST", url: `${API_BASE}/aryabhatta/process_sentence` } as const;
  const authorization = `Bearer ${await memberToken(whole)}`;
  const json = { authorization, "content-type": "application/json" };
  const refusal = async (app: FastifyInstance, request: InjectOptions): Promise<ApiErrorBody> =>
    (await app.inject(request)).json();
  const atOnce = await Promise.all(
    Array.from({ length: 80 }, () => whole.inject({ ...word, headers: json, payload: "{}" })),
  );
  const login = { method: "POST", url: `${API_BASE}/auth/login`, payload: {} } as const;
  return {
    BadRequest: {
      "Broken JSON": await refusal(whole, { ...word, headers: json, payload: '{"word":' }),
      "A body of another length than told": await refusal(whole, {
        ...word,
        headers: { ...json, "content-length": "5" },
        payload: "{}",
      }),
      "An address that cannot be decoded": await refusal(whole, { url: `${FIGURES}/%E0%A4%A` }),
    },
    TooManyRequests: {
      "Eighty at once": atOnce.find(({ statusCode }) => statusCode === 429)!.json(),
    },
    SecondFactorMissing: {
      "None is set up": (await askRequiring(database, { ...word, headers: json })).json(),
    },
    RecentLoginRequired: { "A login of an hour ago": await askWithOldLogin(whole, database) },
    LoginRequired: { "No token": await refusal(whole, word) },
    NoSuchAddress: { "No such call": await refusal(whole, { url: `${API_BASE}/nothing` }) },
    MethodNotAllowed: { "GET for POST": await refusal(whole, { url: login.url }) },
    BodyTooLarge: {
      "More than 256 KiB": await refusal(whole, {
        ...word,
        headers: json,
        payload: " ".repeat(256 * 1024 + 1),
      }),
    },
    UnsupportedMediaType: {
      "A call that takes JSON": await refusal(whole, {
        ...word,
        headers: { ...json, "content-type": "text/plain" },
        payload: "word=ka",
      }),
      "The login form": await refusal(whole, login),
    },
    NoBodyTaken: {
      "A field": await refusal(whole, {
        method: "POST",
        url: `${API_BASE}/auth/logout`,
        headers: json,
        payload: { every: true },
      }),
    },
    TooManyAttempts: { "A wrong password too often": await failUntilTold(whole) },
    Unavailable: {
      "The database is away": await refusal(cutOff, { ...word, headers: json }),
      "The figures are not loaded": unloaded,
    },
  };
}

/** Asks a server of a site that requires a second factor of every member. */
async function askRequiring(database: Database, request: InjectOptions) {
  const requiring = await buildApp({ database, requireSecondFactor: true });
  const answer = await requiring.inject(request);
  await requiring.close();
  return answer;
}

async function askWithOldLogin(app: FastifyInstance, database: Database): Promise<ApiErrorBody> {
  const headers = { authorization: `Bearer ${await leaverToken(database)}` };
  await database.update(tokens).set({ provenAt: sql`now() - interval '1 hour'` });
  const url = `${API_BASE}/account/end_other_logins`;
  return (await app.inject({ method: "POST", url, headers })).json();
}

async function failUntilTold(app: FastifyInstance): Promise<ApiErrorBody> {
  const wrong = { username: "nobody@example.org", password: "wrong horse" };
  for (;;) {
    const answer = await logIn(app, wrong, { from: "203.0.113.2" });
    if (answer.statusCode === 429) return answer.json();
    if (answer.statusCode !== 401) throw new Error(`A wrong password: ${answer.body}`);
  }
}
