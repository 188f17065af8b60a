import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { buildSite } from "./build.ts";

// npm start: builds what is missing, then is the server.
try {
  await buildSite();
} catch (error) {
  stopWithSentence(error);
}
await import("../src/server/main.ts");
