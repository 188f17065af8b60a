import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { purgeChallenges } from "./accounts/challenges.ts";
import { purgeLinks } from "./accounts/links.ts";
import { purgeFamiliar, purgeLoginLimits } from "./accounts/login-limits.ts";
import { purgeEndedLogins, purgeTokens } from "./accounts/sessions.ts";
import type { Database } from "./db/database.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes what has expired, now and every hour. Returns the function that stops this, once a
 * running cleanup is done.
 */
export function keepHouse(
  database: Database,
  log: FastifyBaseLogger,
  { isEmbedded }: { isEmbedded: boolean },
): () => Promise<void> {
  const tidy = async () => {
    try {
      await purgeTokens(database);
      await purgeChallenges(database);
      await purgeLoginLimits(database);
      await purgeFamiliar(database);
      await purgeEndedLogins(database);
      await purgeLinks(database);
      // PostgreSQL does this by itself; in the embedded database deleted rows would take space for ever.
      if (isEmbedded) await database.execute(sql`vacuum`);
    } catch (error) {
      log.warn(error, "housekeeping has to wait");
    }
  };
  let tidying = tidy();
  const timer = setInterval(() => {
    tidying = tidying.then(tidy);
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await tidying;
  };
}
