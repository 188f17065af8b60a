import type { JsonSchema, OpenApiDocument, Reference } from "#contract/openapi/types.ts";

/** The last part of a reference: #/components/schemas/Raga names Raga. */
export const nameOf = ({ $ref }: Reference): string => $ref.split("/").at(-1)!;

/** The object itself, or the shared object that it refers to. */
export function resolved<Piece extends object>(
  piece: Piece | Reference,
  shared: Readonly<Record<string, Piece>>,
): Piece {
  return "$ref" in piece ? shared[nameOf(piece)]! : (piece as Piece);
}

/** The named schemas that a part of the document refers to, directly or through others. */
export function shapesIn(
  part: unknown,
  { components: { schemas } }: OpenApiDocument,
): [name: string, schema: JsonSchema][] {
  const found = new Set<string>();
  const look = (at: unknown) => {
    for (const [, name] of JSON.stringify(at).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name!)) continue;
      found.add(name!);
      look(schemas[name!]);
    }
  };
  look(part);
  return [...found].map((name) => [name, schemas[name]!]);
}

/**
 * A schema whose maps with known names are left with those that occur in a text, such as a call's
 * examples: of some hundred figures that steps may have, each calculator has a few.
 */
export function withNamesIn(text: string, schema: JsonSchema): JsonSchema {
  const { properties, additionalProperties } = schema;
  if (!properties) return schema;
  const isMap = typeof additionalProperties === "object";
  const kept = Object.entries(properties).filter(
    ([name]) => !isMap || text.includes(JSON.stringify(name)),
  );
  const narrowed = kept.map(([name, field]) => [name, withNamesIn(text, field)]);
  return { ...schema, properties: Object.fromEntries(narrowed) };
}
