import { randomPassword } from "../members/passwords.ts";
import { carryOut } from "../operator/carry-out.ts";
import { readMemberWords } from "../operator/member-command.ts";
import { readEnvironment } from "../process/environment.ts";
import { askPassword } from "./ask-password.ts";
import "./end-on-signal.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run member -- add|list|remove|password EMAIL
try {
  const environment = readEnvironment(process.env);
  const words = process.argv.slice(2);
  const { action, email } = readMemberWords(words);
  const needsPassword = action === "add" || action === "password";
  const given = needsPassword ? await askPassword(email) : null;
  const secret = given ?? randomPassword();
  const request = { command: "member", words, ...(needsPassword && { secret }) } as const;
  console.log(await carryOut(environment, request));
  if (needsPassword && given === null) console.log(`Password, shown this once: ${secret}`);
} catch (error) {
  stopWithSentence(error);
}
