import { readEnvironment } from "../config.ts";
import { readBackupWords, readRestoreWords } from "./backup-words.ts";
import { carryOut } from "./carry-out.ts";
import "./end-on-signal.ts";
import { print } from "./print.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run backup -- FILE, npm run restore -- FILE [--replace]
try {
  const [command, ...words] = process.argv.slice(2);
  const request = (command === "backup" ? readBackupWords : readRestoreWords)(words);
  await print(await carryOut(readEnvironment(process.env), request));
} catch (error) {
  stopWithSentence(error);
}
