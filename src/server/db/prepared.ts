import type { Database } from "./database.ts";

/**
 * Builds a statement once for each database rather than each time it is sent: building takes longer
 * than sending. Nothing is kept in the database's session, so that a pool may stand in between.
 *
 * @example
 * const membersCalled = prepared((database) =>
 *   database.select().from(members).where(eq(members.email, sql.placeholder("email"))).prepare(""),
 * );
 * await membersCalled(database).execute({ email });
 */
export function prepared<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = built.get(database) ?? build(database);
    built.set(database, statement);
    return statement;
  };
}
