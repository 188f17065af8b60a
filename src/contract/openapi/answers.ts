import { type Api, api } from "../api.ts";
import { type Endpoint, OWN_ACCOUNT } from "../endpoint.ts";
import { apiErrorBody } from "../error.ts";
import { EXAMPLE_ANSWERS } from "./example-answers.ts";
import type { SchemaWriter } from "./json-schema.ts";
import { isPrepared } from "./parameters.ts";
import { type HeaderName, SHARED_ANSWERS } from "./shared-answers.ts";
import type { Answer, Example, JsonSchema, Reference } from "./types.ts";

/** All possible answers of a call, by status. */
export function answersOf(
  key: keyof Api,
  write: SchemaWriter["write"],
): Record<string, Answer | Reference> {
  const {
    access,
    needsRecentLogin,
    params,
    query,
    body,
    response,
    answersFile,
    refusals = {},
  }: Endpoint = api[key];
  const [method, path] = key.split(" ") as [string, string];
  const isPost = method === "POST";
  const examples = EXAMPLE_ANSWERS.calls[key];
  const refusal = (status: number, description: string) =>
    answer(description, status === 401 ? ["WWW-Authenticate"] : [], write(apiErrorBody), {
      refused: { value: examples[status] },
    });
  return {
    ...(answersFile && { 200: fileAnswer(key) }),
    ...(response && {
      200: answer("Done.", successHeaders(key), write(response), successExamples(key)),
    }),
    ...(!answersFile && !response && { 204: answer("Done.", successHeaders(key)) }),
    ...(isPrepared(key) && { 304: shared("NotModified") }),
    ...((isPost || params) && { 400: shared("BadRequest") }),
    ...(access === "member" && { 401: shared("LoginRequired") }),
    ...(access === "member" && !OWN_ACCOUNT.test(path) && { 403: shared("SecondFactorMissing") }),
    ...(needsRecentLogin && { 403: shared("RecentLoginRequired") }),
    ...(isPost && { 413: shared("BodyTooLarge"), 415: shared("UnsupportedMediaType") }),
    ...(isPost && { 422: shared("NoBodyTaken") }),
    ...((params || query || body) && { 422: refusal(422, "Understood but refused.") }),
    429: shared("TooManyRequests"),
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        status === "429" ? shared("TooManyAttempts") : refusal(Number(status), description),
      ]),
    ),
    503: shared("Unavailable"),
  };
}

/** The shared answers that calls refer to, by name. */
export function sharedAnswers(write: SchemaWriter["write"]): Record<string, Answer> {
  const said: Record<string, Readonly<Record<string, unknown>>> = EXAMPLE_ANSWERS.shared;
  return Object.fromEntries(
    Object.entries(SHARED_ANSWERS).map(([name, { description, headers }]) => {
      if (!said[name]) return [name, answer(description, headers)];
      return [name, answer(description, headers, write(apiErrorBody), namedExamples(said[name]))];
    }),
  );
}

/** Examples, under keys made from their titles. */
export const namedExamples = (byTitle: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(byTitle).map(([summary, value]): [string, Example] => [
      summary.replace(/\W+/g, "-").toLowerCase(),
      { summary, value },
    ]),
  );

function answer(
  description: string,
  headers: readonly HeaderName[],
  schema?: JsonSchema,
  examples: Readonly<Record<string, Example>> = {},
): Answer {
  return {
    description,
    headers: Object.fromEntries(
      (["X-Request-Id", ...headers] as const).map((name) => [
        name,
        { $ref: `#/components/headers/${name}` },
      ]),
    ),
    ...(schema && { content: { "application/json": { schema, examples } } }),
  };
}

const fileAnswer = (key: keyof Api): Answer => ({
  ...answer("The file.", successHeaders(key)),
  content: {
    "*/*": {
      schema: { type: "string" },
      examples: {
        shortened: {
          summary: "A table, cut to its first row.",
          value: EXAMPLE_ANSWERS.calls[key][200],
        },
      },
    },
  },
});

const shared = (name: keyof typeof SHARED_ANSWERS): Reference => ({
  $ref: `#/components/responses/${name}`,
});

const successHeaders = (key: keyof Api): HeaderName[] =>
  isPrepared(key) ? ["ETag", "Cache-Control"] : ["Cache-Control"];

function successExamples(key: keyof Api): Record<string, Example> {
  const value = EXAMPLE_ANSWERS.calls[key][200];
  return key.startsWith("GET ")
    ? { shortened: { summary: "Lists are cut to their first entry here.", value } }
    : { example: { value } };
}
