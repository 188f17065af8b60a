import { is, SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";

/** The structure of a table, for comparing two. */
interface TableShape {
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly notNull: boolean;
    readonly default: string | null;
  }[];
  /** Primary, unique and foreign keys with their rules, as PostgreSQL writes them. */
  readonly constraints: readonly string[];
}

const inOrder = <Named extends { readonly name: string }>(columns: Named[]) =>
  columns.sort((one, other) => (one.name < other.name ? -1 : 1));

/** The shape that a table has in the database. */
export async function shapeInDatabase(database: Database, table: string): Promise<TableShape> {
  const columns = await rowsOf<TableShape["columns"][number]>(
    database,
    sql`select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull",
          pg_get_expr(adbin, adrelid) as default
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`,
  );
  // Leaves out "not null", which newer versions of PostgreSQL list as a constraint, and when a
  // reference is checked, which the schema does not describe.
  const constraints = await rowsOf<{ text: string }>(
    database,
    sql`select replace(pg_get_constraintdef(oid), ' DEFERRABLE INITIALLY DEFERRED', '') as text
        from pg_constraint
        where conrelid = ${table}::regclass and contype <> 'n'`,
  );
  return { columns: inOrder(columns), constraints: constraints.map(({ text }) => text).sort() };
}

/** The names of all tables in the database. */
export async function tablesInDatabase(database: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    database,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name).sort();
}

async function rowsOf<Row>(database: Database, query: SQL): Promise<Row[]> {
  return ((await database.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** The shape of a table in the schema. */
export function shapeInSchema(table: PgTable): TableShape {
  const { columns, primaryKeys, uniqueConstraints, foreignKeys } = getTableConfig(table);
  const listed = (some: readonly AnyPgColumn[]) => `(${some.map(({ name }) => name).join(", ")})`;
  const each = (kind: string, keys: readonly (readonly AnyPgColumn[])[]) =>
    keys.map((key) => `${kind} ${listed(key)}`);
  const rule = (event: string, action = "no action") =>
    action === "no action" ? "" : ` ON ${event} ${action.toUpperCase()}`;
  const constraints = [
    ...each(
      "PRIMARY KEY",
      columns.filter(({ primary }) => primary).map((column) => [column]),
    ),
    ...each(
      "PRIMARY KEY",
      primaryKeys.map((key) => key.columns),
    ),
    ...each(
      "UNIQUE",
      columns.filter(({ isUnique }) => isUnique).map((column) => [column]),
    ),
    ...each(
      "UNIQUE",
      uniqueConstraints.map((key) => key.columns),
    ),
    ...foreignKeys.map(({ reference, onUpdate, onDelete }) => {
      const { columns: from, foreignTable, foreignColumns } = reference();
      const to = `${getTableConfig(foreignTable).name}${listed(foreignColumns)}`;
      return `FOREIGN KEY ${listed(from)} REFERENCES ${to}${rule("UPDATE", onUpdate)}${rule("DELETE", onDelete)}`;
    }),
  ];
  return {
    columns: inOrder(
      columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notNull: column.notNull,
        default: defaultOf(column),
      })),
    ),
    constraints: constraints.sort(),
  };
}

function defaultOf({ default: value, name }: AnyPgColumn): string | null {
  if (value === undefined) return null;
  if (is(value, SQL)) return new PgDialect().sqlToQuery(value).sql;
  throw new Error(`The default of ${name} is no SQL; PostgreSQL would write it in another way.`);
}
