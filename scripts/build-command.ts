import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { stopSignal } from "../src/server/process/stop-signal.ts";
import { build } from "./build.ts";
import type { Part } from "./build-state.js";

// npm run build [-- site|server|database]
const parts = process.argv.slice(2) as Part[];
await build(parts.length > 0 ? parts : undefined, stopSignal).catch((error) => {
  if (stopSignal.aborted) process.exit(1);
  stopWithSentence(error);
});
