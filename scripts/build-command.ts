import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { buildSite } from "./build.ts";

// npm run build
await buildSite().catch(stopWithSentence);
