import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchema, OpenApiDocument } from "#contract/openapi/types.ts";

const SCHEMAS = "#/components/schemas/";

/** How a value violates a schema of the document; empty if it fits. */
export type Objections = (schema: JsonSchema, value: unknown) => readonly string[];

/** Checks values against a document's schemas; answers must not have undocumented fields. */
export function objectionsBy({ components }: OpenApiDocument): Objections {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  // As RFC 3339 writes it in UTC.
  ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addVocabulary(["example", "x-codes"]);
  // Under their references, so that what many schemas refer to is compiled once.
  for (const [name, schema] of Object.entries(components.schemas)) {
    ajv.addSchema(closed(schema) as object, `${SCHEMAS}${name}`);
  }
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(closed(schema) as object);
      compiled.set(schema, validate);
    }
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

// A schema that allows only the fields it names.
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, closed(value)]),
  );
  const namesFields = inner.type === "object" && "properties" in inner;
  return namesFields ? { additionalProperties: false, ...inner } : inner;
}

/** What a reference within a document refers to. */
export function resolve<T>(document: OpenApiDocument, value: T | { readonly $ref: string }): T {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value as T;
  const [root, ...path] = value.$ref.split("/");
  if (root !== "#") throw new Error(`${value.$ref} leads out of the document.`);
  return path.reduce((at: unknown, name) => (at as Record<string, unknown>)[name], document) as T;
}
