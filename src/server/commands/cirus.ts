import { readEnvironment } from "../config.ts";
import { withData } from "./carry-out.ts";
import { cirusCommand } from "./cirus-command.ts";
import "./end-on-signal.ts";
import { print } from "./print.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run cirus -- import FILE…, check FILE…, export [india|world] [--out DIRECTORY],
// rollback [india|world], packaged [india|world]
try {
  const environment = readEnvironment(process.env);
  await print(await withData(environment, (ask) => cirusCommand(ask, process.argv.slice(2))));
} catch (error) {
  stopWithSentence(error);
}
