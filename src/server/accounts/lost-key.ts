import type { Database } from "../db/database.ts";
import type { KeyStore } from "./key-store.ts";
import { countLockedSecrets } from "./totp-secrets.ts";

/**
 * A warning for the operator if members' apps are sealed with a missing key; empty if all can be
 * opened.
 */
export async function lostKeyWarning(database: Database, keys: KeyStore): Promise<string> {
  // A file without a key is treated like a missing one; other members can still log in.
  const ring = await keys.read().catch(() => []);
  const locked = await countLockedSecrets(database, ring);
  if (locked === 0) return "";
  return (
    `The key that seals members' authenticator apps is missing or another one, so the codes of ${locked} cannot be checked: ` +
    "put SECRET_KEY, or the file secret-key in DATA_DIR, back as it was; until then these members log in with a passkey or a recovery code.\n"
  );
}
