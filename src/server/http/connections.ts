import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ConnectionPool } from "./connection-pool.ts";
import { roomForConnections } from "./room-for-connections.ts";
import { NO_TUNNEL, refusalText, STOPPING, unparsedRefusal } from "./unparsed-request.ts";

/** How many connections a server keeps, and for how long. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Simultaneous connections in total; fewer if the process may not open that many files. */
  readonly inAll: number;
  /** Simultaneous connections from one address; proxies are exempt. */
  readonly perAddress: number;
  /** The time from a request's headers to the last byte of its answer. */
  readonly exchangeMs: number;
  /** How long a connection without a request stays open once the server stops. */
  readonly idleMs: number;
  /** How long a request may still take once the server stops. */
  readonly stopMs: number;
}

interface Options extends Partial<ConnectionLimits> {
  /** Whether an address is a proxy in front of the server, which connects for many visitors. */
  readonly isProxy?: (address: string) => boolean;
  /** Called with the reason when a connection could not be accepted. */
  readonly onError?: (error: Error) => void;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Keeps a server's connections within limits, and refuses unparsable requests in our own format.
 *
 * `server.close()` then fails no request: it accepts no new connections, answers requests on the
 * open ones with `Connection: close`, and closes idle ones a moment later.
 *
 * @throws an error with the code EMFILE if this process may open too few files.
 */
export function manageConnections(
  server: Server,
  {
    inAll = 2_000,
    perAddress = 100,
    // A megabyte over a slow mobile line takes less.
    exchangeMs = 60_000,
    idleMs = 1_000,
    stopMs = 7_000,
    isProxy = () => false,
    onError = () => {},
  }: Options = {},
) {
  const pool = new ConnectionPool({
    inAll: Math.min(inAll, roomForConnections()),
    perAddress,
    isProxy,
  });
  let isStopping = false;
  let endsIdle = false;

  // Without a listener, running out of file handles for a connection would end the process.
  server.on("listening", () => server.on("error", onError));
  server.on("connection", (socket: Socket) => pool.add(socket));
  // Runs before the request is answered.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = pool.of(socket);
    if (!connection) return;
    connection.begin(response);
    pool.touch(connection);
    if (isStopping) connection.announceClose();
    response.once("close", () => {
      connection.end(response);
      pool.touch(connection);
      if (endsIdle && connection.isIdle) connection.close();
    });
  });
  server.on("clientError", (error: Error & { code?: string }, socket: Socket) => {
    const connection = pool.of(socket);
    if (error.code === "ECONNRESET" || !connection) socket.destroy();
    else if (connection.isUnanswered) connection.close(refusalText(unparsedRefusal(error)));
    else if (connection.isWaiting) socket.destroy();
    else connection.closeAfterAnswers();
  });
  // Node removes its own listeners from the connection before this event.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => {});
    pool.of(socket)?.close(refusalText(NO_TUNNEL));
  });
  // A client may close its sending side and still wait for its answer.
  Object.assign(server, { httpAllowHalfOpen: true });

  const look = setInterval(() => {
    for (const { openSince, socket } of pool) {
      if (performance.now() - openSince > exchangeMs) socket.destroy();
    }
  }, LOOK_EVERY_MS).unref();

  // `close()` calls this. Node's own ends idle connections at once, even while a request arrives.
  server.closeIdleConnections = () => {
    isStopping = true;
    for (const connection of pool) connection.announceClose();
    const endIdle = () => {
      endsIdle = true;
      for (const connection of pool) if (connection.isIdle) connection.close();
    };
    // Node runs a late timer before it reads what has come meanwhile, but an immediate after that.
    const idle = setTimeout(() => setImmediate(endIdle), idleMs);
    const endAll = setTimeout(() => {
      for (const connection of pool) {
        if (connection.isUnanswered) connection.close(refusalText(STOPPING));
        else connection.socket.destroy();
      }
    }, stopMs);
    server.once("close", () => {
      clearTimeout(idle);
      clearTimeout(endAll);
      clearInterval(look);
    });
  };
}
