const waiting: (() => void)[] = [];
let isTaken = false;

/**
 * Starts work that blocks until it is finished: now, or in a later turn if this turn of the event
 * loop has already done such work. Between two pieces of work the server handles everything else:
 * probes, public reads, and refusals because of overload.
 */
export function takeTurn(work: () => void) {
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
