import { z } from "zod";
import type { Column } from "./table.ts";

interface Property {
  /** Several if it may be null. */
  readonly type?: string | readonly string[];
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
    const types = (property.anyOf ?? [property]).flatMap(({ type }) => type ?? []);
    const type = types.find(isColumnType);
    if (type === undefined) return [];
    return [
      {
        name,
        description: property.description ?? "",
        type,
        // A text may be empty, but a CSV file cannot distinguish an empty text from a missing one.
        isRequired: name === "id" || (!types.includes("null") && type !== "string"),
      },
    ];
  });
}

const TYPES: readonly string[] = ["string", "number", "integer", "boolean"];
const isColumnType = (type: string): type is Column["type"] => TYPES.includes(type);
