import { setTimeout as pause } from "node:timers/promises";
import { causesOf } from "./causes.ts";

const TRIES = 3;
const FIRST_PAUSE_MS = 20;

/** Serialization failure, deadlock: the database undid the transaction and asks to try again. */
const UNDONE = /^40(001|P01)$/;
/** The connection broke or its server is stopping; another connection may reach a living one. */
const LOST_CODE = /^(08003|08006|57P01|ECONNRESET|EPIPE)$/;
const LOST_MESSAGE = /^(Connection terminated|Client has encountered a connection error)/;

/**
 * Does database work again, up to three times in all, when the database undid it or the connection
 * was lost, or after an error whose code `alsoAfter` names. After a lost connection nobody knows whether
 * the work was done, so it must be work that may be done twice.
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
      // Those who collided should not collide again.
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
