const waiting: (() => void)[] = [];
let isTaken = false;

/**
 * Begins work that runs to its end in one go: at once, or where this turn of the event loop has done
 * such work already, in one of the next. Between any two of them all else is heard: probes, readers,
 * and who has to be told that too much is under way.
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
