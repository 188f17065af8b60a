// Work that is still running by then is abandoned.
const MAX_STOP_MS = 9_500;

const stop = new AbortController();

/**
 * Aborted by the first SIGTERM or SIGINT; from then on the process has less than ten seconds.
 *
 * Importing this takes over both signals. Later signals are ignored: Ctrl-C in a terminal arrives
 * twice, from the terminal and from npm. SIGHUP keeps its meaning, so that nohup works.
 */
export const stopSignal: AbortSignal = stop.signal;

for (const name of ["SIGTERM", "SIGINT"] as const) {
  process.on(name, () => {
    if (stop.signal.aborted) return;
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    stop.abort();
  });
}
