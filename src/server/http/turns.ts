import { ApiError } from "./api-error.ts";

// Each may take a tenth of a second, and nobody waits longer than twenty.
const MAX_WAITING = 200;

const waiting: (() => void)[] = [];
let isTaken = false;

/**
 * Starts work that blocks until it is finished: now, or in a later turn if this turn of the event
 * loop has already done such work. Between two pieces of work the server handles everything else:
 * probes, public reads, and refusals because of overload.
 *
 * @throws {ApiError} 503 `overloaded` if too much work waits already.
 */
export function takeTurn(work: () => void): void {
  if (waiting.length >= MAX_WAITING) throw overloaded();
  if (isTaken) {
    waiting.push(work);
    return;
  }
  isTaken = true;
  setImmediate(passOn);
  work();
}

function passOn() {
  const work = waiting.shift();
  isTaken = work !== undefined;
  if (work === undefined) return;
  setImmediate(passOn);
  work();
}

/** Refuses a request that the server has no time for. */
export const overloaded = () =>
  new ApiError(503, "overloaded", "The server is busy. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });
