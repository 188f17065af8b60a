import { and, asc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members, passkeys } from "../db/schema.ts";

/** A passkey as it is stored. */
export type Passkey = typeof passkeys.$inferSelect;

/** How many passkeys a member may have. */
export const MAX_PASSKEYS = 20;

/** A member's passkeys, the first added first. */
export const passkeysOf = (database: Database, memberId: string): Promise<Passkey[]> =>
  database
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(asc(passkeys.createdAt));

/** The passkey with this id and the email of its member; null if nobody has it. */
export async function findPasskey(
  database: Database,
  id: string,
): Promise<(Passkey & { readonly email: string }) | null> {
  const [found] = await database
    .select({ ...getTableColumns(passkeys), email: members.email })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(eq(passkeys.id, id));
  return found ?? null;
}

/** Stores a new passkey; null if it is stored already. */
export async function addPasskey(
  database: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<Passkey | null> {
  const [added] = await database
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.id })
    .returning();
  return added ?? null;
}

/**
 * Records a use, the authenticator's counter and the user it names. False if the counter has not
 * grown, which suggests a cloned key: of two simultaneous uses with the same count, one succeeds.
 * Many authenticators do not count and always send 0.
 */
export async function recordPasskeyUse(
  database: Database,
  id: string,
  signCounter: number,
  userHandle: string | undefined,
): Promise<boolean> {
  const isNewCount =
    signCounter === 0
      ? eq(passkeys.signCounter, 0)
      : lt(passkeys.signCounter, sql`${signCounter}::int8`);
  const recorded = await database
    .update(passkeys)
    .set({ signCounter, usedAt: sql`now()`, ...(userHandle !== undefined && { userHandle }) })
    .where(and(eq(passkeys.id, id), isNewCount))
    .returning({ id: passkeys.id });
  return recorded.length === 1;
}

/** Renames a member's passkey; false if the member has none with this id. */
export async function renamePasskey(
  database: Database,
  { id, memberId, name }: Pick<Passkey, "id" | "memberId" | "name">,
): Promise<boolean> {
  const renamed = await database
    .update(passkeys)
    .set({ name })
    .where(isOwn({ id, memberId }))
    .returning({ id: passkeys.id });
  return renamed.length === 1;
}

/** Removes a member's passkey. */
export async function removePasskey(database: Database, passkey: OwnPasskey): Promise<void> {
  await database.delete(passkeys).where(isOwn(passkey));
}

type OwnPasskey = Pick<Passkey, "id" | "memberId">;
const isOwn = ({ id, memberId }: OwnPasskey) =>
  and(eq(passkeys.id, id), eq(passkeys.memberId, memberId));
