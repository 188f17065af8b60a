import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { openConfiguredDatabase } from "../src/server/operator/open-configured-database.ts";
import { readEnvironment } from "../src/server/process/environment.ts";
import { stopSignal } from "../src/server/process/stop-signal.ts";
import { serve } from "../src/server/serve.ts";
import { recordStart } from "./reload-with-api.ts";

// Only the API, for npm run dev: the bundler serves the site and forwards /api here.
try {
  const environment = readEnvironment(process.env);
  await serve(environment, await openConfiguredDatabase(environment), stopSignal);
  await recordStart();
} catch (error) {
  stopWithSentence(error);
}
