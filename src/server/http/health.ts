import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { LiveReleases } from "../cirus/live-releases.ts";
import type { Database } from "../db/database.ts";
import { ApiError } from "./api-error.ts";

// Anybody may call both at any load, so do not query the database each time.
const HOLDS_MS = 1_000;

/** /healthz: the process is alive. /readyz: also, its database answers and figures are loaded. */
export function healthRoutes(app: FastifyInstance, database: Database, releases: LiveReleases) {
  let asked = { at: -Infinity, answer: Promise.resolve<unknown>(undefined) };
  const databaseAnswers = () => {
    const now = performance.now();
    if (now - asked.at > HOLDS_MS) {
      // The query itself would be sent again by each that awaits it.
      asked = { at: now, answer: Promise.resolve(database.execute(sql`select 1`)) };
    }
    return asked.answer;
  };

  // A cached answer would still say that all is well when it no longer is.
  const ok = (reply: FastifyReply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" });

  app.get("/healthz", async (_, reply) => ok(reply));
  app.get("/readyz", async (_, reply) => {
    try {
      await databaseAnswers();
    } catch (cause) {
      app.log.warn(cause);
      throw new ApiError(
        503,
        "database_away",
        "The site cannot reach its database at the moment.",
        {
          retryAfterSeconds: 5,
        },
      );
    }
    await Promise.all([releases.india(), releases.world()]);
    return ok(reply);
  });
}
