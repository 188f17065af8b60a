import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchema, OpenApiDocument } from "#contract/openapi/types.ts";

/** How a value violates a schema of the document; empty if it fits. */
type Objections = (schema: JsonSchema, value: unknown) => readonly string[];

/** Checks values against a document's schemas; answers must not have undocumented fields. */
export function objectionsBy({ components }: OpenApiDocument): Objections {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  // As RFC 3339 writes it in UTC.
  ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addVocabulary(["components", "example"]);
  // Those with a name are compiled once, whatever refers to them.
  ajv.addSchema({ components: { schemas: closed(components.schemas) } }, DOCUMENT);
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(closed(schema) as JsonSchema);
      compiled.set(schema, validate);
    }
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

const DOCUMENT = "document";

// A schema that allows only the fields it names, and refers to the document from outside it.
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      name === "$ref" ? `${DOCUMENT}${value}` : closed(value),
    ]),
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
