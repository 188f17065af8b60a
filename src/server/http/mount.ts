import type { FastifyInstance, FastifyRequest, HTTPMethods } from "fastify";
import { type Api, api } from "#contract/api.ts";
import { API_BASE } from "#contract/call-request.ts";
import { type Endpoint, OWN_ACCOUNT, type ParsedOf, type ResponseOf } from "#contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { NO_BODY, NO_BODY_TAKEN } from "./body-parsers.ts";
import { PreparedAnswer, READING, sendPrepared } from "./prepared-answer.ts";
import { type Login, requireLogin } from "./require-login.ts";
import { OPEN_DATA_HEADERS } from "./security-headers.ts";
import { takeTurn } from "./turns.ts";

// Only members' calls have a login.
type LoginOf<E> = E extends { readonly access: "member" } ? Login : null;
type Input<E> = ParsedOf<E> & { request: FastifyRequest; login: LoginOf<E> };
type Answer<E> = ResponseOf<E> | PreparedAnswer<ResponseOf<E>>;
type Handler<E> = (input: Input<E>) => Promise<Answer<E>> | Answer<E>;

const OPEN_DATA = /^\/(cirus|melakarta)\//;

/** Serves one endpoint of the contract: checks access, parses the request, shapes the response. */
export function mount<K extends keyof Api>(app: FastifyInstance, key: K, handler: Handler<Api[K]>) {
  const endpoint: Endpoint = api[key];
  const [method, path] = key.split(" ") as [HTTPMethods, string];
  const isPublicRead = endpoint.access === "public" && method === "GET";

  app.route({
    method: isPublicRead ? [...READING] : method,
    url: `${API_BASE}${path.replace(/\{(\w+)\}/g, ":$1")}`,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(method === "POST" && { body: endpoint.body ?? NO_BODY }),
    },
    // Before the handler: a page elsewhere must be able to read a refusal, too.
    ...(isPublicRead && {
      onRequest: (_request, reply, done) => {
        if (OPEN_DATA.test(path)) reply.headers(OPEN_DATA_HEADERS);
        done();
      },
    }),
    // Public reads need no token. For the rest, check it before parsing a stranger's body.
    ...(!isPublicRead && {
      onRequest: async (request, reply) => {
        reply.header("cache-control", "no-store");
        if (endpoint.access === "member") {
          const isRecent = endpoint.needsRecentLogin === true;
          await requireLogin(app, request, { isRecent, needsFactor: !OWN_ACCOUNT.test(path) });
        }
        if (method === "POST") requireBodyType(endpoint, request);
      },
    }),
    // Answers that are not prepared are computed one at a time, including logins.
    ...(!isPublicRead && { preHandler: (_request, _reply, done) => takeTurn(done) }),
    handler: async (request, reply) => {
      const { params, query, body, login } = request;
      const input = { params, query, body, login, request };
      const answer = await handler(input as unknown as Input<Api[K]>);
      if (answer instanceof PreparedAnswer) return sendPrepared(answer, request, reply);
      if (!endpoint.response) return reply.code(204).send();
      return reply.type("application/json; charset=utf-8").send(jsonBytes(answer));
    },
  });
}

// Allocating for the worst case avoids counting the bytes first: the answer to one sentence in
// Devanagari has thirty thousand.
function jsonBytes(value: unknown): Buffer {
  const text = JSON.stringify(value);
  const bytes = Buffer.allocUnsafe(3 * text.length);
  return bytes.subarray(0, bytes.write(text));
}

function requireBodyType(endpoint: Endpoint, { headers }: FastifyRequest) {
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (!hasBody) {
    // Some programs name a type also for no body, and Fastify would refuse most types.
    if (!endpoint.body) delete headers["content-type"];
    return;
  }
  const encoding = headers["content-encoding"]?.trim().toLowerCase() || "identity";
  if (encoding !== "identity") {
    throw new ApiError(415, "unsupported_media_type", "Send the body without compression.");
  }
  const expected = endpoint.bodyType ?? "application/json";
  const sent = (headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
  if (sent !== expected) {
    throw new ApiError(
      415,
      "unsupported_media_type",
      endpoint.body ? `Send the body with the Content-Type ${expected}.` : NO_BODY_TAKEN,
    );
  }
}
