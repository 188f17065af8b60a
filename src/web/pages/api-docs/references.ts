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

/** The names of the figures that the steps of a part's examples have. */
export function figuresIn(part: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(part, (key, value) => {
    if (key === "data") for (const name of Object.keys(value)) names.add(name);
    return value;
  });
  return names;
}

/**
 * Leaves in a schema's maps only the names given: of a hundred figures that steps may have, each
 * calculator has a few.
 */
export function withNames(names: ReadonlySet<string>, schema: JsonSchema): JsonSchema {
  const { properties, additionalProperties } = schema;
  if (!properties) return schema;
  const isMap = typeof additionalProperties === "object";
  const kept = Object.entries(properties).filter(([name]) => !isMap || names.has(name));
  const narrowed = kept.map(([name, field]) => [name, withNames(names, field)]);
  return { ...schema, properties: Object.fromEntries(narrowed) };
}
