import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./db/database.ts";
import { purgeLoginAttempts } from "./db/login-attempts.ts";
import { purgeTokens } from "./db/tokens.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Clears away dead tokens and finished counts every hour; gives the function that stops it. */
export function keepHouse(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  const tidy = async () => {
    try {
      await purgeTokens(database);
      await purgeLoginAttempts(database);
    } catch (error) {
      log.warn(error, "housekeeping has to wait");
    }
  };
  const timer = setInterval(tidy, HOUR_MS);
  timer.unref();
  return async () => clearInterval(timer);
}
