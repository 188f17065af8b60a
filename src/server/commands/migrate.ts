import { readEnvironment } from "../config.ts";
import { takeNoWords } from "./no-words.ts";
import { openConfiguredDatabase } from "./open-configured-database.ts";
import "./end-on-signal.ts";
import { print } from "./print.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run migrate: brings the schema up to date without starting a server, for deployments that do
// this once before their servers start. Each server also does it when it starts.
try {
  takeNoWords("npm run migrate");
  const { close } = await openConfiguredDatabase(readEnvironment(process.env));
  await close();
  await print("The database is up to date.");
} catch (error) {
  stopWithSentence(error);
}
