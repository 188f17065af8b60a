import path from "node:path";
import { stopWithSentence } from "./cli/stop-with-sentence.ts";
import { readEnvironment } from "./environment.ts";
import { serve } from "./serve.ts";
import { readSite } from "./web-files.ts";

const SITE_DIRECTORY = path.join(import.meta.dirname, "../../build/client");

// The server: the site and its API on one port.
try {
  const environment = readEnvironment(process.env);
  await serve(environment, await readSite(SITE_DIRECTORY, environment.apiHost));
} catch (error) {
  stopWithSentence(error);
}
