export type Cell = string | number | boolean | null;

export interface Column {
  readonly name: string;
  readonly description: string;
  readonly type: "string" | "number" | "integer" | "boolean";
  /** Whether every row has a value. */
  readonly isRequired: boolean;
  /** All values it can have, if they are few. */
  readonly values?: readonly string[];
}

/** A column of texts that every row has, unless `more` says otherwise. */
export const column = (name: string, description: string, more: Partial<Column> = {}): Column => ({
  name,
  description,
  type: "string",
  isRequired: true,
  ...more,
});

/** A table of a release, from which all its file formats are written. */
export interface Table {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** Columns whose values are keys of other tables. */
  readonly references: readonly {
    readonly column: string;
    readonly table: string;
    readonly key: string;
  }[];
}

/** A release as tables, with what describes it as a whole. */
export interface Dataset {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The cut-off day of its figures and the day of its release, yyyy-mm-dd. */
  readonly asOf: string;
  readonly releasedOn: string;
  /** The terms of use, in words. */
  readonly rights: string;
  /** Every source that a figure names. */
  readonly sources: readonly string[];
  readonly tables: readonly Table[];
}

/** The name of a table's CSV file. */
export const csvName = ({ name }: Pick<Table, "name">) => `${name}.csv`;
