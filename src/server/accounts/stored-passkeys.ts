import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members, passkeys } from "../db/schema.ts";

/** A passkey, to check a signature against. */
export interface StoredPasskey {
  readonly id: string;
  readonly memberId: string;
  readonly email: string;
  /** In COSE form, in base64url. */
  readonly publicKey: string;
  readonly signCounter: number;
  readonly userHandle: string | null;
}

/** A passkey as its member sees it. */
export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** How many passkeys a member may have. */
export const MAX_PASSKEYS = 20;

/** How many passkeys a member has. */
export const countPasskeys = (database: Database, memberId: string): Promise<number> =>
  database.$count(passkeys, eq(passkeys.memberId, memberId));

/** A member's passkeys, the first added first. */
export const passkeysOf = (database: Database, memberId: string): Promise<ShownPasskey[]> =>
  database
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(asc(passkeys.createdAt));

/** The passkey with this id, of any member. */
export async function findPasskey(database: Database, id: string): Promise<StoredPasskey | null> {
  const [found] = await database
    .select({
      id: passkeys.id,
      memberId: passkeys.memberId,
      email: members.email,
      publicKey: passkeys.publicKey,
      signCounter: passkeys.signCounter,
      userHandle: passkeys.userHandle,
    })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(eq(passkeys.id, id));
  return found ?? null;
}

/** What a browser needs to find the passkeys of a member. */
export async function passkeyHandles(database: Database, memberId: string) {
  const rows = await database
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId));
  return rows.map(({ id, transports }) => ({
    id,
    type: "public-key" as const,
    transports: transports.split(",").filter(Boolean),
  }));
}

/** Stores a new passkey; false if it is stored already. */
export async function addPasskey(
  database: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const added = await database
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.id })
    .returning({ id: passkeys.id });
  return added.length === 1;
}

/**
 * Records a use, the authenticator's counter and the user it names. False if the counter has not grown, which suggests
 * a cloned key: of two simultaneous uses with the same count, one succeeds. Many authenticators do
 * not count and always send 0.
 */
export async function recordPasskeyUse(
  database: Database,
  id: string,
  signCounter: number,
  userHandle: string | undefined,
): Promise<boolean> {
  const noted = await database
    .update(passkeys)
    .set({ signCounter, usedAt: sql`now()`, ...(userHandle !== undefined && { userHandle }) })
    .where(
      and(
        eq(passkeys.id, id),
        signCounter === 0
          ? eq(passkeys.signCounter, 0)
          : lt(passkeys.signCounter, sql`${signCounter}::int8`),
      ),
    )
    .returning({ id: passkeys.id });
  return noted.length === 1;
}

/** Renames a member's passkey; false if the member has none with this id. */
export async function renamePasskey(
  database: Database,
  { id, memberId, name }: { id: string; memberId: string; name: string },
): Promise<boolean> {
  const renamed = await database
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ id: passkeys.id });
  return renamed.length === 1;
}

/** Removes a member's passkey. */
export async function removePasskey(
  database: Database,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  await database.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)));
}
