import type { z } from "zod";
import { type Api, api } from "../api.ts";
import { API_BASE } from "../call-request.ts";
import { type Endpoint, OWN_ACCOUNT, type SentCall } from "../endpoint.ts";
import { apiErrorBody } from "../error.ts";
import { type SchemaWriter, schemaWriter } from "./schema-writer.ts";
import { HEADERS, headerReferences, shared, sharedAnswers } from "./shared-answers.ts";
import type {
  Answer,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
} from "./types.ts";

/** What holds for every call, in paragraphs. */
export const API_DESCRIPTION = `Each call is public or for members. To use a call for members, log in and send the token in the header Authorization, after the word Bearer. Bodies are JSON in UTF-8, except the login form. Fields that a call does not know are refused; answers may grow by fields, and lose none.

A whole number travels as a JSON number up to 2^53 − 1 in size and as decimal text beyond; the field beside it that ends in _text always holds the exact text.

An address that is no call answers 404, another method 405. GET calls answer HEAD too. Every answer carries X-Request-Id.

Every refusal has the same body: a sentence for people in detail and error, and a stable code for programs, which the schema Refusal explains.`;

/** Descriptions of the calls' resources, by the first part of their paths. */
const RESOURCES = {
  auth: "Logging in and out. Members' calls need a token; it ends after a time, at logout, and when the password changes.",
  account:
    "A member's own account. For members; a change needs a login proved in the last ten minutes.",
  saved:
    "Pages that members keep: words, calculations and comparisons, each with its address and a note. Nothing is kept without being asked. For members.",
  aryabhatta:
    "Words as numbers by Aryabhata's rule, numbers as words, arithmetic on them, and the colours of letters. For members.",
  ganita:
    "Vedic arithmetic with its working: one call for each sutra. Numbers are exact, however long. For members.",
  cirus:
    "The Cyber Intelligence and Risk Unified System: how exposed people are online, by district and by country, each figure with its status and source. Public.",
  melakarta: "The 72 parent scales of Carnatic music. Public.",
} as const;

/** Describes the whole API from the contract, in OpenAPI 3.1. */
export function openApiDocument(): OpenApiDocument {
  const writer = schemaWriter();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const key of Object.keys(api) as (keyof Api)[]) {
    const [method, path] = key.split(" ") as [string, string];
    paths[path] = { [method.toLowerCase()]: operationOf(key, writer.write) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Shabda Gyan",
      summary:
        "Words as numbers, sounds and colours; Vedic arithmetic with its working; ragas; and exposure to cyber risk.",
      description: API_DESCRIPTION,
      version: "1",
      license: { name: "MIT License", identifier: "MIT" },
    },
    // Relative, so that it is true at whatever address the document is opened.
    servers: [{ url: API_BASE, description: "The server that this document comes from." }],
    tags: Object.entries(RESOURCES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: `A token from POST ${API_BASE}/auth/login.`,
        },
      },
      headers: HEADERS,
      responses: sharedAnswers(writer.write),
      schemas: writer.named,
    },
  };
}

function operationOf(key: keyof Api, write: SchemaWriter["write"]): Operation {
  const endpoint: Endpoint = api[key];
  const { summary, description, access, examples = [] } = endpoint;
  const path = key.split(" ")[1]!;
  const parameters = parametersOf(key, endpoint, write);
  return {
    operationId: operationId(path),
    tags: [path.split("/")[1]!],
    summary,
    description,
    security: access === "member" ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.bodyType ?? "application/json"]: {
            schema: write(endpoint.body),
            examples: namedExamples(examples),
          },
        },
      },
    }),
    responses: answersOf(key, endpoint, write),
  };
}

// The path after its resource, as one word: /saved/work/{id}/change becomes workByIdChange.
const operationId = (path: string) =>
  path
    .split("/")
    .slice(2)
    .map((part) => part.replace(/^\{(.*)\}$/, "by-$1"))
    .join("-")
    .replace(/[-_]+(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Where the reference page shows an operation, as the fragment of its address; empty for what is no
 * operation.
 *
 * @example
 * addressInDocs("login"); // "#/auth/login"
 */
export function addressInDocs(operation: string): string {
  const paths = Object.keys(api).map((key) => key.split(" ")[1]!);
  const path = paths.find((one) => operationId(one) === operation);
  return path === undefined ? "" : `#/${path.split("/")[1]}/${operation}`;
}

const namedExamples = (examples: readonly SentCall[]): NonNullable<MediaType["examples"]> =>
  Object.fromEntries(
    examples.map(({ title = "Example", body }) => [
      title.replace(/\W+/g, "-").toLowerCase(),
      { summary: title, value: body },
    ]),
  );

/** Whether a call's answer is built once and has an ETag for caches. */
const isPrepared = (key: keyof Api) => key.startsWith("GET ") && api[key].access === "public";

function parametersOf(
  key: keyof Api,
  { params, query, examples = [] }: Endpoint,
  write: SchemaWriter["write"],
): Parameter[] {
  const fields = (place: "path" | "query", object: z.ZodObject | undefined): Parameter[] => {
    if (!object) return [];
    const { properties = {}, required = [] } = write(object);
    return Object.entries(properties).map(([name, { description = "", ...schema }]) => {
      const example = examples
        .map((call) => ({ ...call.params, ...call.query })[name])
        .find((value) => value !== undefined);
      return {
        name,
        in: place,
        required: required.includes(name),
        description,
        schema,
        ...(example !== undefined && { example }),
      };
    });
  };
  const { schema, example } = HEADERS.ETag;
  const ifNoneMatch: Parameter = {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The ETag of the answer you have.",
    schema,
    example,
  };
  return [
    ...fields("path", params),
    ...fields("query", query),
    ...(isPrepared(key) ? [ifNoneMatch] : []),
  ];
}

/** All possible answers of a call, by status. */
function answersOf(
  key: keyof Api,
  endpoint: Endpoint,
  write: SchemaWriter["write"],
): Record<string, Answer | Reference> {
  const { access, needsRecentLogin, params, query, body, response, answersFile } = endpoint;
  const [method, path] = key.split(" ") as [string, string];
  const isPost = method === "POST";
  const headers = headerReferences(isPrepared(key) ? ["ETag", "Cache-Control"] : ["Cache-Control"]);
  const refusal = (status: number, description: string): Answer => ({
    description,
    headers: headerReferences(status === 401 ? ["WWW-Authenticate"] : []),
    content: { "application/json": { schema: write(apiErrorBody) } },
  });
  return {
    ...(answersFile && {
      200: {
        description: "The file.",
        headers,
        content: { "*/*": { schema: { type: "string" } } },
      },
    }),
    ...(response && {
      200: {
        description: "Done.",
        headers,
        content: {
          "application/json": {
            schema: write(response),
            ...(endpoint.answer !== undefined && {
              examples: { example: { value: endpoint.answer } },
            }),
          },
        },
      },
    }),
    ...(!answersFile && !response && { 204: { description: "Done.", headers } }),
    ...(isPrepared(key) && { 304: shared("NotModified") }),
    ...((isPost || params) && { 400: shared("BadRequest") }),
    ...(access === "member" && { 401: shared("LoginRequired") }),
    ...(access === "member" && !OWN_ACCOUNT.test(path) && { 403: shared("SecondFactorMissing") }),
    ...(needsRecentLogin && { 403: shared("RecentLoginRequired") }),
    ...(isPost && { 413: shared("BodyTooLarge"), 415: shared("UnsupportedMediaType") }),
    ...(isPost && { 422: shared("NoBodyTaken") }),
    ...((params || query || body) && { 422: refusal(422, "Understood but refused.") }),
    ...Object.fromEntries(
      Object.entries(endpoint.refusals ?? {}).map(([status, description]) => [
        status,
        status === "429" ? shared("TooManyAttempts") : refusal(Number(status), description),
      ]),
    ),
    503: shared("Unavailable"),
  };
}
