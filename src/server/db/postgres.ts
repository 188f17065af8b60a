import { Socket } from "node:net";
import type { DatabaseHandle } from "./database.ts";
import { migrated } from "./migrate.ts";
import { retried } from "./retried.ts";

/** The first connection to PostgreSQL has failed, for the reason in the message. */
export class NotConnectedError extends Error {
  override readonly name = "NotConnectedError";
}

/** How long a pool's connections may take, in milliseconds; without a number, as long as they need. */
interface Patience {
  readonly statementTimeoutMs?: number;
  /** How long a connection in use may be silent before all are replaced. */
  readonly silenceMs?: number;
}

/** No visitor waits longer. The database itself ends a slow statement; only a lost one is silent. */
const SERVING: Patience = { statementTimeoutMs: 10_000, silenceMs: 12_000 };

/** Shorter than any silence, because an idle connection is silent too. */
const IDLE_MS = 5_000;

/**
 * Opens a PostgreSQL at `url` through a small pool and brings its schema up to date, for which it may
 * take any time. Then a statement may take ten seconds, unless the caller or the url says otherwise.
 *
 * @throws {NotConnectedError} when no connection can be made.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  patience: Patience = SERVING,
): Promise<DatabaseHandle> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
  ]);
  const open = ({ statementTimeoutMs = 0, silenceMs = 0 }: Patience) => {
    const sockets = new Set<Socket>();
    const stream = () => {
      const socket = new Socket().once("close", () => sockets.delete(socket));
      sockets.add(socket);
      // The network or a pooler has lost this connection, and probably those made at the same time.
      return socket.setTimeout(silenceMs, () => {
        for (const one of sockets) one.destroy(new SilentDatabaseError());
      });
    };
    const pool = new pg.Pool({
      connectionString: url,
      application_name: "shabda-gyan",
      max: 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: statementTimeoutMs,
      stream,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // If the server closes a connection without error listeners, this process would end. An idle
    // connection informs the pool; a busy one informs only its own listeners, and its query fails
    // too.
    pool.on("error", onIdleError);
    pool.on("connect", (client) => client.on("error", () => {}));
    const close = async () => {
      const ended = pool.end();
      // The work that still uses one has nobody to wait for it.
      for (const socket of sockets) socket.destroySoon();
      await ended;
    };
    return { pool, database: drizzle({ client: pool }), close };
  };
  const { pool, ...migrating } = open({});
  await retried(async () => (await pool.connect()).release()).catch((cause: Error) => {
    throw new NotConnectedError(cause.message, { cause });
  });
  await (await migrated(migrating)).close();
  return open(withOwnTimeout(url, patience));
}

/** A connection in use has been silent for too long. */
class SilentDatabaseError extends Error {
  override readonly name = "SilentDatabaseError";
  readonly code = "ETIMEDOUT";
  override readonly message = "The database did not answer in time.";
}

// The driver prefers the url's own timeout, so the silence allowed must be longer than that.
function withOwnTimeout(url: string, patience: Patience): Patience {
  const own = new URL(url).searchParams.get("statement_timeout");
  if (own === null || patience.silenceMs === undefined) return patience;
  const timeoutMs = Number(own) || 0;
  return { silenceMs: timeoutMs && Math.max(timeoutMs, IDLE_MS) + 2_000 };
}
