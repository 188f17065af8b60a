import { z } from "zod";
import type { JsonSchema } from "./types.ts";

/** Writes JSON Schemas, and holds those that have a name. */
export interface SchemaWriter {
  readonly named: Readonly<Record<string, JsonSchema>>;
  readonly write: (schema: z.ZodType) => JsonSchema;
}

/**
 * Writes schemas of the contract as JSON Schema. Those with a name are written once, into `named`,
 * and referred to from everywhere else.
 */
export function schemaWriter(): SchemaWriter {
  const named: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType): JsonSchema => {
    // What is sent, on either side: an answer may grow, so nothing says that it has no other fields.
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

// That JSON numbers are safe integers and keys are text goes for everything here.
function leaveOutTheObvious({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const { propertyNames } = jsonSchema;
  if (typeof propertyNames === "object" && Object.keys(propertyNames).join() === "type") {
    delete jsonSchema.propertyNames;
  }
}
