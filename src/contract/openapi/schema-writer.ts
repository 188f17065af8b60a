import { z } from "zod";
import type { JsonSchema } from "./types.ts";

/** Writes JSON Schemas and keeps the named ones. */
export interface SchemaWriter {
  readonly named: Readonly<Record<string, JsonSchema>>;
  readonly write: (schema: z.ZodType) => JsonSchema;
}

/**
 * Writes schemas of the contract as JSON Schema. Each named schema is written once, into `named`,
 * and referred to everywhere else.
 */
export function schemaWriter(): SchemaWriter {
  const named: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType): JsonSchema => {
    // Describes what is sent, in requests and answers. Answers may grow, so nothing forbids further
    // fields.
    const written = z.toJSONSchema(schema, { io: "input", override: leaveOutTheObvious });
    const { $schema, $defs, ...own } = withReferences(written);
    Object.assign(named, $defs);
    return own;
  };
  return { named, write };
}

type Written = JsonSchema & {
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
};

const withReferences = (schema: object): Written =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

// All JSON numbers here are safe integers and all keys are text, so neither is said.
function leaveOutTheObvious({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const { propertyNames } = jsonSchema;
  if (typeof propertyNames === "object" && Object.keys(propertyNames).join() === "type") {
    delete jsonSchema.propertyNames;
  }
}
