import { keyStoreOf, keysAsText, newKey } from "../accounts/secret-keys.ts";
import { readEnvironment } from "../config.ts";
import { OperatorError } from "../operator-error.ts";
import { carryOut } from "./carry-out.ts";
import { takeNoWords } from "./no-words.ts";
import "./end-on-signal.ts";
import { print } from "./print.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run rotate-key: seals all secrets of authenticator apps with a new key. A key in a file is made
// here; in SECRET_KEY the operator puts the new one in front of the old.
try {
  takeNoWords("npm run rotate-key");
  const environment = readEnvironment(process.env);
  const store = keyStoreOf(environment);
  const former = await store.read();
  if (former.length === 0) {
    // Refuses if there is no database, or a secret whose key is lost.
    await carryOut(environment, { command: "reseal", keys: "" });
    throw new OperatorError("There is no key yet: it is made when a member sets up an app.");
  }
  const made = store.write === null ? [] : [newKey()];
  const keys = [...made, ...former];
  // While the file has all keys, servers can open what any of them sealed. They stay if this command
  // fails, because it may not know whether the secrets were sealed again.
  await store.write?.(keys);
  const request = { command: "reseal", keys: keysAsText(keys) } as const;
  const sealed = await carryOut(environment, request);
  // Another rotation may have put its key into the file meanwhile.
  const others = (await store.read()).filter((key) => !keys.some((own) => own.equals(key)));
  await store.write?.([...made, ...others]);
  const which = store.write === null ? "first key of SECRET_KEY" : "new key";
  await print(`Secrets sealed with the ${which}: ${sealed}. Backups from before need the old one.`);
} catch (error) {
  stopWithSentence(error);
}
