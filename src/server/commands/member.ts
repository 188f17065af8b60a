import { readEnvironment } from "../config.ts";
import { askPassword } from "./ask-password.ts";
import { carryOut } from "./carry-out.ts";
import { readMemberWords } from "./member-words.ts";
import "./end-on-signal.ts";
import { print } from "./print.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run member -- invite|add|list|reset|password|remove EMAIL
try {
  const environment = readEnvironment(process.env);
  const request = await readMemberWords(process.argv.slice(2), askPassword);
  await print(await carryOut(environment, request));
} catch (error) {
  stopWithSentence(error);
}
