import { stopWithSentence } from "./commands/stop-with-sentence.ts";
import { takeNoWords } from "./commands/words.ts";
import { readEnvironment } from "./config.ts";
import { openConfiguredDatabase } from "./db/open-configured-database.ts";
import { readSite } from "./http/web-files.ts";
import { projectFile } from "./project-file.ts";
import { endOnStop, stopSignal } from "./stop-signal.ts";

// The reader of the output may disappear, or its disk may be full: the server keeps running.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

// The server: the site and its API on one port.
try {
  takeNoWords("npm start");
  const environment = readEnvironment(process.env);
  const site = readSite(projectFile("build/client"));
  // It is safe to end here: nothing is served yet, and a new database appears in its directory
  // complete.
  const endNoLonger = endOnStop();
  // Loads the rest of the code while the database opens.
  const [database, { serve }] = await Promise.all([
    openConfiguredDatabase(environment),
    import("./serve.ts"),
  ]);
  endNoLonger();
  await serve(environment, database, stopSignal, site);
} catch (error) {
  stopWithSentence(error);
}
