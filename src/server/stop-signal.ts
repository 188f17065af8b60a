// Work that is still running by then is abandoned.
const MAX_STOP_MS = 9_500;

const stop = new AbortController();

/**
 * Aborted by the first SIGTERM, SIGINT or SIGHUP (a terminal that closes); from then on the process
 * has less than ten seconds.
 *
 * Importing this takes over these signals. Later ones are ignored: Ctrl-C in a terminal arrives
 * twice, from the terminal and from npm. nohup makes no difference: Node takes back every signal
 * that it was started to ignore.
 */
export const stopSignal: AbortSignal = stop.signal;

/**
 * Ends the process with code 0 as soon as it is told to stop, until the returned function is
 * called. For work that the next start does again.
 */
export function endOnStop(): () => void {
  const end = () => process.exit(0);
  if (stopSignal.aborted) end();
  stopSignal.addEventListener("abort", end);
  return () => stopSignal.removeEventListener("abort", end);
}

for (const name of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(name, () => {
    if (stop.signal.aborted) return;
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    stop.abort();
  });
}
