import { setTimeout as pause } from "node:timers/promises";
import { causesOf } from "./database-errors.ts";

const TRIES = 3;
const FIRST_PAUSE_MS = 20;

/**
 * Serialization failure or deadlock: the database rolled the transaction back and expects a retry.
 */
const UNDONE = /^40(001|P01)$/;
/** The connection broke or went silent, or its server is stopping; a new one may reach a running one. */
const LOST_CODE = /^(08003|08006|57P01|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const LOST_MESSAGE = /^(Connection terminated|Client has encountered a connection error)/;

/**
 * Retries database work, up to three tries in all, if the database rolled it back, the connection
 * was lost, or the error's code matches `alsoAfter`. After a lost connection nobody knows whether
 * the work was done, so it must be safe to do twice.
 *
 * @see https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
export async function retried<T>(
  work: () => Promise<T>,
  { alsoAfter }: { alsoAfter?: RegExp } = {},
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isWorthRetrying(error, alsoAfter)) throw error;
      // A random pause, so that transactions that collided do not collide again.
      await pause(FIRST_PAUSE_MS * 2 ** tried * Math.random());
    }
  }
}

const isWorthRetrying = (error: unknown, alsoAfter?: RegExp): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      [UNDONE, LOST_CODE, alsoAfter].some((codes) => codes?.test(String(code))) ||
      LOST_MESSAGE.test(message),
  );
