import { and, asc, eq, gt, isNull, lt, max, notInArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members, oneTimeLinks } from "../db/schema.ts";
import { normalisedEmail } from "./members.ts";
import { hashOf, newSecret } from "./secrets.ts";

// How long an expired link is remembered, to say why it does not work.
const REMEMBERED_FOR = sql`interval '30 days'`;

/**
 * The address of a one-time link. The secret is in the fragment, which browsers do not send: no
 * server and no proxy logs it.
 */
export const linkAddress = (origin: string, secret: string): string =>
  `${origin}/welcome#${secret}`;

/** How long a link works by default. */
export const LINK_DAYS = 7;

export const MAX_LINK_DAYS = 90;

/** A link as it is stored. */
export type OneTimeLink = typeof oneTimeLinks.$inferSelect;

type NewLink = Pick<OneTimeLink, "purpose" | "email"> & {
  /** How long it works. */
  readonly days: number;
};

/** Makes a link and returns its secret of 256 random bits, which is not stored. */
export async function addLink(
  database: Database,
  { purpose, email, days }: NewLink,
): Promise<string> {
  const secret = newSecret();
  await database.insert(oneTimeLinks).values({
    secretHash: hashOf(secret),
    purpose,
    email: normalisedEmail(email),
    expiresAt: sql`now() + ${`${days} days`}::interval`,
  });
  return secret;
}

/** Makes a link; earlier ones for that email stop working. Call it inside a transaction. */
export async function replaceLink(transaction: Database, link: NewLink): Promise<string> {
  await revokeLinks(transaction, link.email);
  return addLink(transaction, link);
}

/** The link with this secret and whether it still works; null if there is none. */
export async function findLink(database: Database, secret: string) {
  const [found] = await database
    .select({
      purpose: oneTimeLinks.purpose,
      email: oneTimeLinks.email,
      expiresAt: oneTimeLinks.expiresAt,
      state: sql<
        "open" | "used" | "expired"
      >`case when ${oneTimeLinks.usedAt} is not null then 'used'
        when ${oneTimeLinks.expiresAt} <= now() then 'expired' else 'open' end`,
    })
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.secretHash, hashOf(secret)));
  return found ?? null;
}

/** Marks a link as used: of two simultaneous uses, one gets the link and the other null. */
export async function takeLink(database: Database, secret: string): Promise<OneTimeLink | null> {
  const [used] = await database
    .update(oneTimeLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeLinks.secretHash, hashOf(secret)),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return used ?? null;
}

/** Makes the unused links of an email stop working. */
export async function revokeLinks(database: Database, email: string): Promise<void> {
  await database
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.email, normalisedEmail(email)), isNull(oneTimeLinks.usedAt)));
}

/** Whether a link is an invitation that still works. */
export const isOpenInvitation = sql<boolean>`(${oneTimeLinks.purpose} = 'invite' and ${oneTimeLinks.usedAt} is null and ${oneTimeLinks.expiresAt} > now())`;

/** The emails with an open invitation that are no member's, each with its last day. */
export function listInvitations(database: Database) {
  const ofMembers = database.select({ email: members.email }).from(members);
  // Servers that start together make a link each for the first member.
  return database
    .select({ email: oneTimeLinks.email, expiresAt: max(oneTimeLinks.expiresAt) })
    .from(oneTimeLinks)
    .where(and(isOpenInvitation, notInArray(oneTimeLinks.email, ofMembers)))
    .groupBy(oneTimeLinks.email)
    .orderBy(asc(oneTimeLinks.email));
}

/**
 * Deletes links that expired long ago. First it corrects those made while the clock was ahead: they
 * work from now on for as long as they were made for.
 */
export async function purgeLinks(database: Database): Promise<void> {
  const { createdAt, expiresAt } = oneTimeLinks;
  await database
    .update(oneTimeLinks)
    .set({ createdAt: sql`now()`, expiresAt: sql`now() + (${expiresAt} - ${createdAt})` })
    .where(gt(createdAt, sql`now()`));
  await database
    .delete(oneTimeLinks)
    .where(lt(oneTimeLinks.expiresAt, sql`now() - ${REMEMBERED_FOR}`));
}
