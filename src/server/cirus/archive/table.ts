export type Cell = string | number | boolean | null;

/** A column, as a field of Frictionless Table Schema. */
export interface Column {
  readonly name: string;
  readonly type: "string" | "number" | "integer" | "boolean";
  readonly description: string;
  readonly constraints?: {
    /** Whether every row has a value. */
    readonly required?: boolean;
    /** All values it can have, if they are few. */
    readonly enum?: readonly string[];
  };
}

/** A table of a release, from which all its file formats are written. */
export interface Table {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** The columns that name rows of other tables: the other table and its column, by column. */
  readonly references?: Readonly<Record<string, readonly [table: string, column: string]>>;
}

const required = { required: true };

/** A column of texts that every row has. */
export const text = (name: string, description: string): Column => ({
  name,
  type: "string",
  description,
  constraints: required,
});

/** A column of texts that may be empty. */
export const optionalText = (name: string, description: string): Column => ({
  name,
  type: "string",
  description,
});

/** A column of numbers that every row has. */
export const number = (
  name: string,
  description: string,
  type: "number" | "integer" = "number",
): Column => ({ name, type, description, constraints: required });
