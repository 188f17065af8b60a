import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { API_BASE } from "#contract/call-request.ts";
import type { Answer, OpenApiDocument, Operation } from "#contract/openapi/types.ts";
import { REFUSAL_CODES } from "#contract/refusal-codes.data.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { objectionsBy, resolve } from "../testing/documented.ts";
import { leaverToken, newMemberToken, openTestApp } from "../testing/test-app.ts";

const { app, database } = await openTestApp({}, { isShared: true });
await loadPackagedReleases(database);

/** The server under test. */
export const server = app;

/** Its OpenAPI document. */
export const document: OpenApiDocument = (await app.inject("/api/v1/openapi.json")).json();

// Each of a member of its own: the example logins may end any of those of theirs.
const tokenOf = (name: string) => newMemberToken(database, `${name}@example.org`);

/** A valid token. */
export const token = await tokenOf("caller");
// Some to use up by logging out, by confirming, and by changing the account.
const spareToken = await tokenOf("spare");
let confirmToken = await tokenOf("confirm");
let accountToken = await leaverToken(database);

/** Replaces the logins that the calls of another file may have ended. */
export async function renewLogins(): Promise<void> {
  confirmToken = await tokenOf("confirm");
  accountToken = await leaverToken(database);
}

/** A call with its name in tests, and what the document says about it. */
export interface DocumentedCall {
  readonly key: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly operation: Operation;
}

export const calls: readonly DocumentedCall[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase() as "GET" | "POST";
      return { key: `${method} ${API_BASE}${path}`, method, path: API_BASE + path, operation };
    }),
);

export const objections = objectionsBy(document);

/** The headers of an authorised call. */
export const authorised = ({ operation }: DocumentedCall) => ({
  ...(operation.security.length > 0 && { authorization: `Bearer ${tokenFor(operation)}` }),
});

function tokenFor({ operationId, tags }: Operation): string {
  if (operationId === "logout") return spareToken;
  if (operationId === "confirm") return confirmToken;
  return tags[0] === "account" ? accountToken : token;
}

// A refusal stays short, however much was sent.
const MAX_ANSWER = 1024 * 1024;
const MAX_REFUSAL = 2048;

/** Sends a request and expects the answer in the document; without a call, a refusal. */
export async function expectDocumented(
  request: InjectOptions,
  operation?: Operation,
): Promise<LightMyRequestResponse> {
  const answer = await server.inject(request);
  const { statusCode, headers, body } = answer;
  expect(body).not.toMatch(/\n\s+at |node_modules|\.ts:\d|Failed query|syntax error at/);
  expect(body).not.toContain(token);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(statusCode < 400 ? MAX_ANSWER : MAX_REFUSAL);
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  if (statusCode >= 400 && body !== "") expect(REFUSAL_CODES).toHaveProperty(answer.json().code);
  const documented = operation
    ? operation.responses[statusCode]
    : document.components.responses[REFUSALS[statusCode] ?? ""];
  expect(documented, `${statusCode} ${body}`).toBeDefined();
  const said = resolve<Answer>(document, documented!);
  for (const name of Object.keys(said.headers)) expect(headers).toHaveProperty(name.toLowerCase());
  const [[type, content] = []] = Object.entries(said.content ?? {});
  if (type === "*/*") return answer;
  if (content && request.method !== "HEAD") {
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    if (lists.get(content.schema) !== body) {
      expect(objections(content.schema, answer.json())).toEqual([]);
      if (body.length > LONG) lists.set(content.schema, body);
    }
  } else {
    expect(body).toBe("");
  }
  return answer;
}

// Do not check an identical list again: the longest takes a tenth of a second.
const LONG = 100_000;
const lists = new Map<object, string>();

// The answers of addresses that are not calls.
const REFUSALS: Readonly<Record<number, string>> = {
  400: "BadRequest",
  404: "NoSuchAddress",
  405: "MethodNotAllowed",
  413: "BodyTooLarge",
  415: "UnsupportedMediaType",
};

/**
 * How many cases to try a property with: the given number, multiplied by FUZZ_RUNS if it is set.
 * `FUZZ_RUNS=20 npm run unit -- --project server-embedded src/server/fuzz --testTimeout 600000` looks longer.
 */
export const runs = (usual: number) => ({
  numRuns: Math.ceil(usual * Number(process.env.FUZZ_RUNS ?? 1)),
});
