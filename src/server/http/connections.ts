import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ConnectionPool } from "./connection-pool.ts";
import { roomForConnections } from "./room-for-connections.ts";
import { NO_TUNNEL, refusalText, STOPPING, unparsedRefusal } from "./unparsed-request.ts";

/** How many connections a server keeps, and for how long. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Connections at once, whoever opened them; fewer where the process may not open as many files. */
  readonly inAll: number;
  /** Connections at once of one address, unless it is a proxy's. */
  readonly perAddress: number;
  /** From a request's head to the last byte of its answer. */
  readonly exchangeMs: number;
  /** What a connection without a request has left when the server stops. */
  readonly idleMs: number;
  /** What a request has left when the server stops. */
  readonly stopMs: number;
}

interface Options extends Partial<ConnectionLimits> {
  /** Tells proxies in front, whose connections are those of many visitors. */
  readonly isProxy?: (address: string) => boolean;
  /** Hears why a connection could not be taken. */
  readonly onError?: (error: Error) => void;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Keeps the connections of a server within limits and refuses in our form what never became a request.
 *
 * `server.close()` then fails no request: it takes no more connections, answers what comes in on the
 * open ones with `Connection: close`, and ends those that are idle a moment later.
 *
 * @throws an error with the code EMFILE where this process may open too few files.
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

  // Without a listener, a connection that the system has no handle for would end the process.
  server.on("listening", () => server.on("error", onError));
  server.on("connection", (socket: Socket) => pool.add(socket));
  // Before the request is answered.
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
  // Node takes its own listeners from the connection before it passes it on.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => {});
    pool.of(socket)?.close(refusalText(NO_TUNNEL));
  });
  // A client may say that it sends nothing more and still wait for its answer.
  Object.assign(server, { httpAllowHalfOpen: true });

  const look = setInterval(() => {
    for (const { openSince, socket } of pool) {
      if (performance.now() - openSince > exchangeMs) socket.destroy();
    }
  }, LOOK_EVERY_MS).unref();

  // The part of `close()` that ends idle connections, at once and with them what is just being sent.
  server.closeIdleConnections = () => {
    isStopping = true;
    for (const connection of pool) connection.announceClose();
    const endIdle = setTimeout(() => {
      endsIdle = true;
      for (const connection of pool) if (connection.isIdle) connection.close();
    }, idleMs);
    const endAll = setTimeout(() => {
      for (const connection of pool) {
        if (connection.isUnanswered) connection.close(refusalText(STOPPING));
        else connection.socket.destroy();
      }
    }, stopMs);
    server.once("close", () => {
      clearTimeout(endIdle);
      clearTimeout(endAll);
      clearInterval(look);
    });
  };
}
