import { PGlite } from "@electric-sql/pglite";
import { statementCount } from "./usage.ts";

// Loaded before a server whose SQL statements are counted, and only then, because it takes memory.
const { query } = PGlite.prototype;
PGlite.prototype.query = function counted(this: PGlite, ...words: Parameters<typeof query>) {
  statementCount.sent += 1;
  return query.apply(this, words) as never;
};
