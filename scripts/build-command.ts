import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { stopSignal } from "../src/server/stop-signal.ts";
import { buildSite } from "./build.ts";

// npm run build
await buildSite(stopSignal).catch((error) => {
  if (stopSignal.aborted) process.exit(1);
  stopWithSentence(error);
});
