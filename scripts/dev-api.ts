import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { readEnvironment } from "../src/server/environment.ts";
import { serve } from "../src/server/serve.ts";

// The API alone, for npm run dev: the site comes from the bundler, which sends /api here.
await serve(readEnvironment(process.env)).catch(stopWithSentence);
