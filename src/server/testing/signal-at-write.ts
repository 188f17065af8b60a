import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Loaded into a server before it starts: after a SIGUSR2, it sends itself a signal when it next
// writes to the embedded database. An outside watcher would be too late on a busy machine.
let isAwaited = false;
process.on("SIGUSR2", () => {
  isAwaited = true;
});

const { writeSync } = fs;
const written = (...given: Parameters<typeof writeSync>) => {
  if (isAwaited) process.kill(process.pid, process.env.SIGNAL_AT_WRITE);
  isAwaited = false;
  return writeSync(...given);
};
Object.assign(fs, { writeSync: written });
syncBuiltinESMExports();
