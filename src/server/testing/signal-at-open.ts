import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Loaded into a command before it starts: sends itself a signal when it opens a file for the given
// time. No outside watcher could be as precise.
const [signal, times, file] = process.env.SIGNAL_AT_OPEN!.split(" ") as [string, string, string];
let left = Number(times);

for (const name of ["open", "openSync"] as const) {
  const open = fs[name] as (...given: unknown[]) => unknown;
  const opened = (...given: unknown[]) => {
    const result = open(...given);
    if (String(given[0]).endsWith(file)) left -= 1;
    if (left === 0) process.kill(process.pid, signal);
    return result;
  };
  Object.assign(fs, { [name]: opened });
}
syncBuiltinESMExports();
