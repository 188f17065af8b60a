import { keyStoreOf } from "../factors/key-store.ts";
import { keysAsText, newKey } from "../factors/secret-keys.ts";
import { carryOut } from "../operator/carry-out.ts";
import { readEnvironment } from "../process/environment.ts";
import { OperatorError } from "../process/operator-error.ts";
import "./end-on-signal.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";

// npm run rotate-key: seals all secrets of authenticator apps with a new key. A key in a file is made
// here; in SECRET_KEY the operator puts the new one in front of the old.
try {
  const environment = readEnvironment(process.env);
  const store = keyStoreOf(environment);
  const former = await store.read();
  if (former.length === 0) {
    throw new OperatorError("There is no key yet: it is made when a member sets up an app.");
  }
  const keys = store.write === null ? former : [newKey(), ...former];
  // While the file has both keys, servers can open what either sealed.
  await store.write?.(keys);
  const request = { command: "reseal", keys: keysAsText(keys) } as const;
  const sealed = await carryOut(environment, request).catch(async (error) => {
    await store.write?.(former);
    throw error;
  });
  await store.write?.(keys.slice(0, 1));
  const which = store.write === null ? "first key of SECRET_KEY" : "new key";
  console.log(`Secrets sealed with the ${which}: ${sealed}. Backups from before need the old one.`);
} catch (error) {
  stopWithSentence(error);
}
