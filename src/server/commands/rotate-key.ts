import { z } from "zod";
import { keyStoreOf, MissingKeyError, newKey } from "../accounts/secret-keys.ts";
import { resealSecrets } from "../accounts/totp.ts";
import type { Database } from "../db/database.ts";
import { totpSecrets } from "../db/schema.ts";

import { OperatorError } from "../operator-error.ts";
import type { Command, OperatedSite } from "./command.ts";
import { takeNoWords } from "./words.ts";

const input = z.strictObject({ secretKey: z.string().nullable() });

const BACKUPS = "Backups taken until now need the present key: keep it as long as them.\n";

/**
 * Seals all secrets of authenticator apps with a new key. A key in a file is made here, and the
 * former ones stay behind it; in SECRET_KEY the operator puts the new one in front of the old.
 */
export const rotateKey: Command<z.infer<typeof input>> = {
  input,
  prepare(words, { environment }) {
    takeNoWords("npm run rotate-key", { words });
    process.stderr.write(BACKUPS);
    return { secretKey: environment.secretKey };
  },
  async run(database, { secretKey }, site) {
    if (secretKey !== null && secretKey !== site.secretKey) {
      throw new OperatorError(
        "The running server has another SECRET_KEY. Restart it with the new key in front of the old one, then run the command again. No secret was changed.",
      );
    }
    const sealed = await reseal(database, site);
    return {
      text:
        site.secretKey === null
          ? `Secrets sealed with the new key: ${sealed}. The former key stays behind it in ${site.dataDir}/secret-key.`
          : `Secrets sealed with the first key of SECRET_KEY: ${sealed}.`,
    };
  },
};

async function reseal(database: Database, site: OperatedSite): Promise<number> {
  const store = keyStoreOf(site);
  const work = async (transaction: Database) => {
    // Rotations at the same moment wait here for each other: each keeps the keys of the other.
    await transaction.select({ id: totpSecrets.memberId }).from(totpSecrets).for("update");
    const former = await store.read();
    const isMade = store.write !== null && former.length > 0;
    const keys = isMade ? [newKey(), ...former] : former;
    const sealed = await resealSecrets(transaction, keys);
    if (keys.length === 0) {
      throw new OperatorError("There is no key yet: it is made when a member sets up an app.");
    }
    // Before the secrets are: servers read the file whenever they open one.
    if (isMade) await store.write(keys);
    return sealed;
  };
  try {
    return await database.transaction(work);
  } catch (error) {
    if (!(error instanceof MissingKeyError)) throw error;
    throw new OperatorError(
      "Some secrets were sealed with a key that is not here. Put it back, or set SECRET_KEY as the servers have it, and try again. No secret was changed.",
    );
  }
}
