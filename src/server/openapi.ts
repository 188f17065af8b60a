import swagger from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { API_BASE } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { apiErrorBody } from "#contract/error.ts";

const COMMON_REFUSALS = {
  422: "Understood but refused; the sentence says what to do.",
  503: "Busy, or the database is away; Retry-After says when to come back.",
};
const MEMBER_REFUSALS = { 401: "No token, or one that is no longer live." };

/** Describes every mounted call as OpenAPI 3.1 and serves it at /openapi.json. */
export async function serveOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Shabda Gyan",
        version: "1",
        description:
          "Words as numbers and colours. Every refusal answers { detail, error, code }: detail is for people, code for programs.",
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  let body: string | undefined;
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, async (_request, reply) => {
    body ??= JSON.stringify(app.swagger());
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(body);
  });
}

/** What the framework needs to parse a call and the OpenAPI document to describe it. */
export function routeSchema(endpoint: Endpoint): FastifySchema {
  const member = endpoint.access === "member";
  const refusals = {
    ...COMMON_REFUSALS,
    ...(member && MEMBER_REFUSALS),
    ...endpoint.refusals,
  };
  return {
    summary: endpoint.summary,
    ...(member && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && {
      body: endpoint.body,
      consumes: [endpoint.bodyType ?? "application/json"],
    }),
    response: {
      ...(endpoint.response
        ? { 200: endpoint.response.describe("Done.") }
        : { 204: z.undefined().describe("Done.") }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          apiErrorBody.describe(description),
        ]),
      ),
    },
  };
}
