import { stopWithSentence } from "./cli/stop-with-sentence.ts";
import { readSite } from "./http/web-files.ts";
import { openConfiguredDatabase } from "./operator/open-configured-database.ts";
import { readEnvironment } from "./process/environment.ts";
import { projectFile } from "./process/project-file.ts";
import { stopSignal } from "./process/stop-signal.ts";

// Whoever reads what the server prints may go, or the disk it is kept on be full: the site goes on.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

// The server: the site and its API on one port.
try {
  const environment = readEnvironment(process.env);
  const site = readSite(projectFile("build/client"));
  // The rest is loaded while the database opens.
  const [database, { serve }] = await Promise.all([
    openConfiguredDatabase(environment, stopSignal),
    import("./serve.ts"),
  ]);
  if (stopSignal.aborted) {
    await database.close();
    process.exit(0);
  }
  await serve(environment, database, stopSignal, site);
} catch (error) {
  // Told to stop while a command held the data.
  if ((error as Error).name === "AbortError") process.exit(0);
  stopWithSentence(error);
}
