import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error.ts";
import type { LiveReleases } from "../cirus/live-releases.ts";
import type { Database } from "../db/database.ts";

/** /healthz: the process is alive. /readyz: its database answers besides, and the figures are loaded. */
export function healthRoutes(app: FastifyInstance, database: Database, releases: LiveReleases) {
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
    await Promise.all([releases.india(), releases.world()]);
    return { status: "ok" };
  });
}
