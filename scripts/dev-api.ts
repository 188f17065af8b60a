import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { readEnvironment } from "../src/server/config.ts";
import { openConfiguredDatabase } from "../src/server/db/open-configured-database.ts";
import { serve } from "../src/server/serve.ts";
import { stopSignal } from "../src/server/stop-signal.ts";
import { recordStart } from "./reload-with-api.ts";

// Only the API, for npm run dev: the bundler serves the site and forwards /api here.
try {
  const environment = readEnvironment(process.env);
  await serve(environment, await openConfiguredDatabase(environment), stopSignal);
  await recordStart();
} catch (error) {
  stopWithSentence(error);
}
