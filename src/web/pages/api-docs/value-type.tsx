import type { ReactNode } from "react";
import type { JsonSchema } from "#contract/openapi/types.ts";
import { nameOf } from "./references.ts";

/** The type of a value in a few words; a named schema is a link to its place on the page. */
export function ValueType({ schema }: { schema: JsonSchema }): ReactNode {
  const { $ref, const: only, enum: values, type, additionalProperties } = schema;
  if ($ref) return <ShapeLink name={nameOf({ $ref })} />;
  if (only !== undefined) return <Literal value={only} />;
  if (values) return joined(values.map((value) => <Literal key={`${value}`} value={value} />));
  const choices = choicesOf(schema);
  if (choices.length > 0) return joined(choices.filter(isOther).map(typeOf));
  if (type === "array") return <ListType schema={schema} />;
  if (typeof additionalProperties === "object") return <>map of {typeOf(additionalProperties)}</>;
  return `${[type ?? "any value"].flat().join(" or ")}${limits(schema)}`;
}

/** The alternatives of a schema; empty if it has none. */
export const choicesOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] =>
  oneOf ?? anyOf ?? [];

// The field list, not this line, tells unnamed objects apart.
const isOther = ({ type }: JsonSchema, at: number, choices: readonly JsonSchema[]) =>
  type !== "object" || choices.findIndex((choice) => choice.type === "object") === at;

const typeOf = (schema: JsonSchema): ReactNode => <ValueType schema={schema} />;

const Literal = ({ value }: { value: unknown }) => <code>{JSON.stringify(value)}</code>;

const ShapeLink = ({ name }: { name: string }) => <a href={`#${name}`}>{name}</a>;

function ListType({ schema }: { schema: JsonSchema }) {
  const { items, prefixItems, minItems, maxItems } = schema;
  if (prefixItems) return <>[{joined(prefixItems.map(typeOf), ", ")}]</>;
  const count = maxItems === undefined ? "" : ` (${minItems ?? 0} to ${maxItems})`;
  return (
    <>
      {`list${count} of `}
      {items ? typeOf(items) : "anything"}
    </>
  );
}

function limits({ type, minimum, maximum, minLength, maxLength, pattern }: JsonSchema): string {
  const [least, most] = type === "string" ? [minLength, maxLength] : [minimum, maximum];
  const unit = type === "string" ? " characters" : "";
  if (most !== undefined && most !== Number.MAX_SAFE_INTEGER) {
    return `, ${least ?? 0} to ${most}${unit}`;
  }
  if (least !== undefined && least !== Number.MIN_SAFE_INTEGER) return `, from ${least}${unit} on`;
  return pattern === undefined ? "" : `, ${pattern}`;
}

const joined = (parts: readonly ReactNode[], between = " or "): ReactNode =>
  parts.reduce((before, part) => (
    <>
      {before}
      {between}
      {part}
    </>
  ));
