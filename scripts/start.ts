import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { stopSignal } from "../src/server/stop-signal.ts";
import { buildSite } from "./build.ts";

// npm start: builds what is missing, then is the server.
try {
  await buildSite(stopSignal);
} catch (error) {
  if (stopSignal.aborted) process.exit(0);
  stopWithSentence(error);
}
await import("../src/server/main.ts");
