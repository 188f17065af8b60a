import { sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions } from "fastify";
import { type Api, api } from "#contract/api.ts";
import { API_BASE, callRequest } from "#contract/call-request.ts";
import type { ApiErrorBody } from "#contract/error.ts";
import { GUIDE, type SentCall } from "#contract/guide.data.ts";
import type { ExampleAnswers, SharedExamples } from "#contract/openapi/example-answers.ts";
import type { Database } from "../db/database.ts";
import { tokens } from "../db/schema.ts";
import { madeRefused, madeTrue } from "./example-state.ts";
import { shownAnswer } from "./shown-answer.ts";
import { buildTestApp, leaverToken, logIn, memberToken } from "./test-app.ts";

/** Servers in the states that the examples need, and what one in another state answered. */
interface ExampleServers {
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

// These change an account or end a login.
const NEEDS_LEAVER = / \/(account\/|saved\/|auth\/(?:confirm|logout|second-factor|passkey))/;

/** One answer: its status, and its body if it has one; that of a file is a text. */
interface Asked {
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
      else if (body !== null) shown[status] = shownAnswer(key, body);
    }
    calls[key] = shown;
    answers.set(key, own);
  }
  const shared = await askShared(servers);
  return { shown: { calls: calls as ExampleAnswers["calls"], shared }, answers };
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
  const requiring = await buildTestApp({ database, requireSecondFactor: true });
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
