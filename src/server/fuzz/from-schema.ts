import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema } from "#contract/openapi/types.ts";
import { resolve } from "../testing/documented.ts";
import { document } from "./documented-server.ts";

const digits = fc.stringMatching(/^\d{1,40}$/);
const numeralText = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000 }).map(String),
  fc.tuple(fc.constantFrom("", "-"), digits).map((parts) => parts.join("")),
  fc.tuple(digits, digits).map((parts) => parts.join(".")),
  fc.tuple(digits, digits).map((parts) => parts.join("/")),
);
const word = fc
  .array(fc.constantFrom(..."अकखयुघृंःिेौaāiīuūeokgcṭtpmyrlvśṣshಕಾಯತక్రూత౦५ "), {
    maxLength: 12,
  })
  .map((letters) => letters.join(""));
const anyText = fc.oneof(numeralText, word, fc.string({ unit: "grapheme" }));

const secret = fc.stringMatching(/^[\w-]{43}$/);
const address = fc.stringMatching(/^(\/([\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,9}){1,4}$/);
const patternedText = fc.oneof(numeralText, secret, address);

/** Values that a schema of the document allows. */
export function fromSchema(given: JsonSchema): Arbitrary<unknown> {
  const schema = resolve<JsonSchema>(document, given as JsonSchema & { $ref: string });
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(fromSchema));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return textFrom(schema);
    case "integer": {
      const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
      const near = { min: Math.max(minimum, -20), max: Math.min(maximum, 120) };
      return fc.oneof(
        fc.integer(near),
        fc.maxSafeInteger().filter((n) => n >= minimum && n <= maximum),
      );
    }
    case "array":
      return listFrom(schema);
    case "object":
      return objectFrom(schema);
    default:
      throw new Error(`No values are made for ${JSON.stringify(schema)}.`);
  }
}

function textFrom({ pattern, minLength = 0, maxLength = 1_000 }: JsonSchema): Arbitrary<string> {
  if (pattern) return patternedText.filter((text) => new RegExp(pattern, "u").test(text));
  return anyText.filter(({ length }) => length >= minLength && length <= maxLength);
}

function listFrom({ items, prefixItems, minItems = 0, maxItems = 8 }: JsonSchema) {
  if (prefixItems) return fc.tuple(...prefixItems.map(fromSchema));
  if (!items) throw new Error("A list says what is in it.");
  return fc.array(fromSchema(items), { minLength: minItems, maxLength: Math.min(maxItems, 8) });
}

/** Objects with the fields of a schema; optional fields are sometimes missing. */
const objectFrom = ({ properties = {}, required = [] }: JsonSchema) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, fromSchema(field)]),
    ),
    { requiredKeys: [...required], noNullPrototype: true },
  );
