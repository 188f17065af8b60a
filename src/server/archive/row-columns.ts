import { z } from "zod";
import type { Column } from "./table.ts";

interface Property {
  readonly type?: string;
  readonly description?: string;
  readonly anyOf?: readonly Property[];
}

/**
 * The columns of a table whose rows are like the API's, from the contract's schema of a row. Fields
 * that are lists or objects are left out.
 */
export function columnsOfRow(row: z.ZodObject): Column[] {
  // With its id, a schema would only refer to its properties.
  const { properties } = z.toJSONSchema(z.object(row.shape)) as {
    properties: Record<string, Property>;
  };
  return Object.entries(properties).flatMap(([name, property]): Column[] => {
    const [{ type }] = (property.anyOf ?? [property]) as [Property];
    if (!isColumnType(type)) return [];
    return [
      {
        name,
        description: property.description ?? "",
        type,
        // A text may be empty, but a CSV file cannot distinguish an empty text from a missing one.
        isRequired: name === "id" || (property.anyOf === undefined && type !== "string"),
      },
    ];
  });
}

const TYPES: readonly unknown[] = ["string", "number", "integer", "boolean"];
const isColumnType = (type: unknown): type is Column["type"] => TYPES.includes(type);
