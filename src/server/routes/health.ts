import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error.ts";
import type { Database } from "../db/database.ts";

/** /healthz: the process is alive. /readyz: it can also reach its database. */
export function healthRoutes(app: FastifyInstance, database: Database) {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    try {
      await database.execute(sql`select 1`);
    } catch (cause) {
      app.log.warn(cause);
      throw new ApiError(503, "database_away", "The database does not answer just now.", {
        retryAfterSeconds: 5,
      });
    }
    return { status: "ok" };
  });
}
