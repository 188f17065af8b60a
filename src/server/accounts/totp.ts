import { and, eq, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Database } from "../db/database.ts";
import { totpSecrets } from "../db/schema.ts";
import {
  isSealedBy,
  type KeyRing,
  type KeyStore,
  MissingKeyError,
  open,
  seal,
} from "./secret-keys.ts";

/** The length of a step in seconds and of a code in digits, as authenticator apps expect. */
const PERIOD = 30;
const DIGITS = 6;
/** How many steps the clock of a phone may be early or late. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const SETUP_MINUTES = 15;

/** A new secret of 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, email: string): string =>
  generatorOf(secret, email).toString();

/** The code of a secret at an instant. */
export const totpCode = (secret: string, timestamp: number): string =>
  generatorOf(secret).generate({ timestamp });

/**
 * The number of the 30-second step that a code belongs to, if that is the current step or a
 * neighbour; null for a wrong code.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export function counterOfCode(secret: string, code: string, timestamp: number): number | null {
  const token = code.replace(/\s/g, "");
  // The library compares bytes, and digits of other scripts have more of them.
  if (!/^[0-9]{6}$/.test(token)) return null;
  const delta = generatorOf(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

const generatorOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Shabda Gyan", label, secret, digits: DIGITS, period: PERIOD });

/** A secret that its member has yet to confirm with a code. */
interface TotpSetup {
  /** In base32. */
  readonly secret: string;
  /** The same, sealed for the member, to be sent back with the first code. */
  readonly setup: string;
}

type TotpRow = typeof totpSecrets.$inferInsert;

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
  let ring = await keys.read();
  if (ring.length === 0) {
    // A new key would hide that the one of the stored secrets is gone.
    if ((await database.$count(totpSecrets)) > 0) {
      throw new MissingKeyError("The key of the stored secrets is gone.");
    }
    ring = await keys.readOrMake();
  }
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
    await database
      .update(totpSecrets)
      .set({ sealedSecret: seal(current, secret, memberId) })
      .where(eq(totpSecrets.sealedSecret, sealedSecret));
  }
  return true;
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

/** Stores a member's secret and replaces any other. */
export async function storeTotp(database: Database, row: TotpRow): Promise<void> {
  await removeTotp(database, row.memberId);
  await database.insert(totpSecrets).values(row);
}

/** Removes a member's secret. */
export async function removeTotp(database: Database, memberId: string): Promise<void> {
  await database.delete(totpSecrets).where(eq(totpSecrets.memberId, memberId));
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
  const isOwn = eq(totpSecrets.memberId, memberId);
  const [stored] = await database.select().from(totpSecrets).where(isOwn);
  if (!stored) return false;
  const secret = open(await keys.read(), stored.sealedSecret, memberId);
  const counter = counterOfCode(secret, code, Date.now());
  if (counter === null) return false;
  const counted = await database
    .update(totpSecrets)
    .set({ lastCounter: counter })
    .where(and(isOwn, lt(totpSecrets.lastCounter, counter)))
    .returning({ memberId: totpSecrets.memberId });
  return counted.length === 1;
}

/**
 * Seals all secrets again with the first key, in one transaction. Returns how many there are.
 *
 * @throws {MissingKeyError} when one cannot be opened; then nothing changes.
 */
export const resealSecrets = (database: Database, ring: KeyRing): Promise<number> =>
  database.transaction(async (transaction) => {
    const rows = await transaction.select().from(totpSecrets).for("update");
    for (const { memberId, sealedSecret } of rows) {
      await transaction
        .update(totpSecrets)
        .set({ sealedSecret: seal(ring, open(ring, sealedSecret, memberId), memberId) })
        .where(eq(totpSecrets.memberId, memberId));
    }
    return rows.length;
  });

/**
 * A warning for the operator if members' apps are sealed with a missing key; empty if all can be
 * opened.
 */
export async function lostKeyWarning(database: Database, keys: KeyStore): Promise<string> {
  // A file without a key is treated like a missing one; other members can still log in.
  const ring = await keys.read().catch(() => []);
  const rows = await database.select().from(totpSecrets);
  const locked = rows.filter(
    ({ sealedSecret }) => !ring.some((key) => isSealedBy(key, sealedSecret)),
  );
  if (locked.length === 0) return "";
  return (
    `The key that seals members' authenticator apps is missing or another one, so the codes of ${locked.length} cannot be checked: ` +
    "put SECRET_KEY, or the file secret-key in DATA_DIR, back as it was; until then these members log in with a passkey or a recovery code.\n"
  );
}
