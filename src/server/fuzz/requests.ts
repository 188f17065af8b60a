import fc, { type Arbitrary } from "fast-check";
import type { InjectOptions } from "fastify";
import type { JsonSchema, Parameter } from "#contract/openapi/types.ts";
import { resolve } from "../testing/documented.ts";
import { authorised, type DocumentedCall, document } from "./documented-server.ts";
import { fromSchema } from "./from-schema.ts";

/** The input of a call. */
export interface Given {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** What a call takes in its path and query. */
export const parametersOf = ({ operation: { parameters = [] } }: DocumentedCall): Parameter[] =>
  parameters.map((parameter) => resolve<Parameter>(document, parameter));

/** The media type of a call's body, its schema and its examples; null if it takes none. */
export function bodyOf({ operation: { requestBody } }: DocumentedCall) {
  const [first] = Object.entries(requestBody?.content ?? {});
  if (!first) return null;
  const [type, { schema, examples = {} }] = first;
  return { type, schema, examples: Object.values(examples).map(({ value }) => value) };
}

/** All inputs that the document allows for a call. */
export function allowedFor(call: DocumentedCall): Arbitrary<Given> {
  const body = bodyOf(call);
  return fc.record({
    path: fromParameters(call, "path"),
    query: fromParameters(call, "query"),
    body: body
      ? fc.oneof(fromSchema(body.schema), fc.constantFrom(...body.examples))
      : fc.constant(undefined),
  });
}

function fromParameters(call: DocumentedCall, place: Parameter["in"]) {
  const parameters = parametersOf(call).filter((parameter) => parameter.in === place);
  return fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema, example }) => [
        name,
        example === undefined
          ? fromSchema(schema)
          : fc.oneof(fromSchema(schema), fc.constant(example)),
      ]),
    ),
    {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      noNullPrototype: true,
    },
  );
}

/** The schema of a call's query, as an object. */
export function querySchema(call: DocumentedCall): JsonSchema {
  const parameters = parametersOf(call).filter((parameter) => parameter.in === "query");
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The request that makes a call with this input. */
export function requestFor(call: DocumentedCall, { path, query, body }: Given): InjectOptions {
  const sent = bodyOf(call);
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  const address = call.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(`${path[name]}`.toWellFormed()),
  );
  return {
    method: call.method,
    url: `${address}${asked && `?${asked}`}`,
    headers: { ...authorised(call), ...(sent && { "content-type": sent.type }) },
    ...(sent && {
      payload:
        sent.type === "application/json"
          ? JSON.stringify(body)
          : new URLSearchParams(asForm(body)).toString(),
    }),
  };
}

// A form holds texts; other values are written as JSON, because not each of them has a `toString`.
function asForm(body: unknown): Record<string, string> {
  const fields = Object.entries(body as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
