import type { Database } from "../db/database.ts";
import type { KeyStore } from "./key-store.ts";
import { countLockedSecrets } from "./totp-logins.ts";

/**
 * What a start tells the operator when members' apps are sealed with a key that is not here; empty
 * when every one opens.
 */
export async function lostKeyWarning(database: Database, keys: KeyStore): Promise<string> {
  // A file that holds no key opens as little as a missing one, and keeps nobody else out.
  const ring = await keys.read().catch(() => []);
  const locked = await countLockedSecrets(database, ring);
  if (locked === 0) return "";
  return (
    `The key that seals members' authenticator apps is missing or another one, so the codes of ${locked} cannot be checked: ` +
    "put SECRET_KEY, or the file secret-key in DATA_DIR, back as it was; until then these members log in with a passkey or a recovery code.\n"
  );
}
