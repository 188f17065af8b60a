import { loadModule, parseSync } from "libpg-query";

await loadModule();

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * The SQL we may use: the part of PostgreSQL's language that CockroachDB and YugabyteDB share. Look
 * anything new up in the documentation of both before adding it here.
 *
 * @see https://www.cockroachlabs.com/docs/stable/postgresql-compatibility
 * @see https://docs.yugabyte.com/stable/api/ysql/sql-feature-support
 */
const PARTS = words(`
  SelectStmt InsertStmt UpdateStmt DeleteStmt CreateStmt AlterTableStmt AlterTableCmd IndexStmt
  VariableSetStmt
  ColumnDef Constraint IndexElem RangeVar Alias ResTarget ColumnRef ParamRef A_Star A_Const A_Expr
  BoolExpr NullTest CaseExpr CaseWhen MinMaxExpr FuncCall TypeCast SetToDefault SortBy List String
  JoinExpr SubLink CommonTableExpr LockingClause DefElem`);
const NAMES: Readonly<Record<string, { what: string; shared: ReadonlySet<string> }>> = {
  FuncCall: { what: "the function", shared: words("now ceil extract count max position") },
  typeName: {
    what: "the type",
    shared: words("text uuid int4 int8 bool interval timestamptz date jsonb"),
  },
  A_Expr: { what: "the operator", shared: words("= <> < <= > >= + -") },
  AlterTableCmd: { what: "altering a table by", shared: words("AT_AddColumn AT_DropNotNull") },
  IndexStmt: { what: "an index by", shared: words("btree") },
  LockingClause: { what: "locking with", shared: words("LockWaitBlock") },
  VariableSetStmt: { what: "setting", shared: words("TRANSACTION") },
};
// A row's position and history, which every engine stores differently.
const SYSTEM_COLUMNS = words("ctid xmin xmax cmin cmax tableoid");

// A run sends the same few statements again and again.
const accepted = new Set<string>();

/**
 * Accepts a statement that PostgreSQL, CockroachDB and YugabyteDB all understand.
 *
 * @throws {Error} naming the parts that they do not share.
 */
export function requireSharedSql(statement: string): void {
  if (accepted.has(statement)) return;
  const parts = [...partsOf(parseSync(statement))];
  const foreign = parts.map(foreignIn).find((found) => found !== null) ?? changedTwice(parts);
  if (foreign) throw new Error(`Not all engines share ${foreign}: ${statement}`);
  accepted.add(statement);
}

/** A logger for Drizzle that fails a test at the first statement that is not shared. */
export const requiringSharedSql = { logQuery: requireSharedSql };

interface Part {
  /** PostgreSQL's name of it: nodes begin with a capital, their fields do not. */
  readonly kind: string;
  readonly content: Content;
}

/** The few fields that are read; which of them exist depends on the kind. */
interface Content {
  readonly funcname?: readonly Name[];
  readonly names?: readonly Name[];
  readonly fields?: readonly Name[];
  readonly name?: readonly Name[] | string;
  readonly accessMethod?: string;
  readonly waitPolicy?: string;
  readonly subtype?: string;
  readonly relation?: { readonly relname: string };
}

interface Name {
  readonly String?: { readonly sval: string };
}

function* partsOf(tree: unknown): Generator<Part> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [kind, content] of Object.entries(tree)) {
    if (typeof content === "object" && !Array.isArray(content)) yield { kind, content };
    yield* partsOf(content);
  }
}

function foreignIn({ kind, content }: Part): string | null {
  if (/^[A-Z]/.test(kind) && !PARTS.has(kind)) return kind;
  const name = nameOf(content);
  const names = NAMES[kind];
  if (names && !names.shared.has(name)) return `${names.what} ${name}`;
  if (kind === "ColumnRef" && SYSTEM_COLUMNS.has(name)) return `the column ${name}`;
  // Without a key, CockroachDB adds its own.
  const isKeyless = kind === "CreateStmt" && !JSON.stringify(content).includes("CONSTR_PRIMARY");
  return isKeyless ? "a table without a key" : null;
}

function nameOf(content: Content): string {
  const { funcname, names, fields, name, accessMethod, waitPolicy, subtype } = content;
  const found = subtype ?? funcname ?? names ?? fields ?? name ?? accessMethod ?? waitPolicy ?? "";
  return typeof found === "string" ? found : (found.at(-1)?.String?.sval ?? "");
}

// CockroachDB allows only one part of a statement to change a table.
function changedTwice(parts: readonly Part[]): string | null {
  const changed = parts
    .filter(({ kind }) => /^(Insert|Update|Delete)Stmt$/.test(kind))
    .map(({ content }) => content.relation!.relname);
  const twice = changed.find((table, at) => changed.indexOf(table) < at);
  return twice === undefined ? null : `changing ${twice} twice`;
}
