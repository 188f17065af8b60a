import type { Database } from "../db/database.ts";
import type { KeyStore } from "./key-store.ts";
import { isSealedBy, type KeyRing, MissingKeyError, open, seal } from "./secret-keys.ts";
import { counterOfCode, newTotpSecret } from "./totp.ts";
import {
  allSealedSecrets,
  replaceAllSealedSecrets,
  replaceSealedSecret,
  sealedSecretOf,
  type TotpRow,
  takeTotpStep,
} from "./totp-rows.ts";

const SETUP_MINUTES = 15;

/** A secret that its member has yet to confirm with a code. */
interface TotpSetup {
  /** In base32. */
  readonly secret: string;
  /** The same, sealed for the member, to be sent back with the first code. */
  readonly setup: string;
}

/**
 * Makes a secret for an authenticator app. Nothing is stored: until a code confirms it, the member
 * keeps what they had.
 *
 * @throws {MissingKeyError} when secrets are stored, but the key that sealed them is gone.
 */
export async function beginTotp(
  database: Database,
  keys: KeyStore,
  memberId: string,
): Promise<TotpSetup> {
  const ring = await sealingKeys(database, keys);
  const secret = newTotpSecret();
  const until = Date.now() + SETUP_MINUTES * 60_000;
  return { secret, setup: seal(ring, `${until} ${secret}`, setupOf(memberId)) };
}

/**
 * Calls `store` with the row of a set-up that has the right code, and keeps it sealed with the current
 * key if that is replaced meanwhile. Returns false, and stores nothing, for a wrong code, or a set-up
 * that is too old or another member's.
 */
export async function confirmTotp(
  database: Database,
  keys: KeyStore,
  memberId: string,
  { setup, code }: { readonly setup: string; readonly code: string },
  store: (row: TotpRow) => Promise<void>,
): Promise<boolean> {
  const ring = await keys.read();
  const [until = "0", secret = ""] = opened(ring, setup, setupOf(memberId)).split(" ");
  const now = Date.now();
  if (Number(until) < now) return false;
  const lastCounter = counterOfCode(secret, code, now);
  if (lastCounter === null) return false;
  const sealedSecret = seal(ring, secret, memberId);
  await store({ memberId, sealedSecret, lastCounter });
  // A rotation that began meanwhile may have sealed all secrets again before this one was stored.
  const current = await keys.read();
  if (current[0] && !isSealedBy(current[0], sealedSecret)) {
    await replaceSealedSecret(database, sealedSecret, seal(current, secret, memberId));
  }
  return true;
}

/**
 * Whether a code is the member's, belongs to the current half minute or a neighbouring one, and was
 * not used before. Uses up the code and all earlier ones.
 *
 * @throws {MissingKeyError} when the key that sealed the secret is gone.
 */
export async function takeTotpCode(
  database: Database,
  keys: KeyStore,
  memberId: string,
  code: string,
): Promise<boolean> {
  const sealed = await sealedSecretOf(database, memberId);
  if (sealed === null) return false;
  const secret = open(await keys.read(), sealed, memberId);
  const counter = counterOfCode(secret, code, Date.now());
  return counter !== null && takeTotpStep(database, memberId, counter);
}

/** How many members' secrets these keys cannot open. */
export async function countLockedSecrets(database: Database, ring: KeyRing): Promise<number> {
  const all = await allSealedSecrets(database);
  return all.filter((sealed) => !ring.some((key) => isSealedBy(key, sealed))).length;
}

/**
 * Seals all secrets again with the first key, in one transaction. Returns how many there are.
 *
 * @throws {MissingKeyError} when one cannot be opened; then nothing changes.
 */
export function resealSecrets(database: Database, ring: KeyRing): Promise<number> {
  return replaceAllSealedSecrets(database, ({ memberId, sealedSecret }) =>
    seal(ring, open(ring, sealedSecret, memberId), memberId),
  );
}

// A new key is made only while nothing is sealed with another: it would hide that the other is gone.
async function sealingKeys(database: Database, keys: KeyStore): Promise<KeyRing> {
  const ring = await keys.read();
  if (ring.length > 0) return ring;
  if ((await countLockedSecrets(database, ring)) > 0) {
    throw new MissingKeyError("The key of the stored secrets is gone.");
  }
  return keys.readOrMake();
}

const setupOf = (memberId: string) => `set-up of ${memberId}`;

// Anything a client sends back that we did not seal is ignored.
function opened(ring: KeyRing, setup: string, owner: string): string {
  try {
    return open(ring, setup, owner);
  } catch {
    return "";
  }
}
