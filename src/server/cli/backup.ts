import { readBackupWords, readRestoreWords } from "../operator/backup-words.ts";
import { carryOut } from "../operator/carry-out.ts";
import { readEnvironment } from "../process/environment.ts";
import { givenPath } from "../process/given-path.ts";
import "./end-on-signal.ts";
import { print } from "./print.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run backup -- FILE, npm run restore -- FILE [--replace]
try {
  const [command, ...given] = process.argv.slice(2) as ["backup" | "restore", ...string[]];
  const words = given.map((word) => (word.startsWith("--") ? word : givenPath(word)));
  // Checked before a database is opened: a command with wrong words must not touch one.
  (command === "backup" ? readBackupWords : readRestoreWords)(words);
  await print(await carryOut(readEnvironment(process.env), { command, words }));
} catch (error) {
  stopWithSentence(error);
}
