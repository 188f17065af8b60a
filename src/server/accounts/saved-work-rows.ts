import { randomBytes } from "node:crypto";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { keptPageName } from "#contract/kept-page-name.ts";
import { plainSpelling } from "#domain/numeration/latin/plain-spelling.ts";
import { romanised } from "#domain/numeration/latin/romanised.ts";
import type { Database } from "../db/database.ts";
import { savedWork } from "../db/schema.ts";
import { lockMember } from "./members.ts";

export type SavedRow = typeof savedWork.$inferSelect;

/** The member already keeps the maximum. */
export class SavedWorkFullError extends Error {
  override readonly name = "SavedWorkFullError";
}

/** What the member says about a piece of work. */
interface Description {
  readonly name: string;
  readonly note: string;
}

/**
 * Keeps a page for a member. What is kept already, with this name and note, is not kept twice: a
 * member whose answer was lost keeps it again. Simultaneous calls are counted one after the other.
 *
 * @throws {SavedWorkFullError} when the member keeps `most` already.
 */
export function keepWork(
  database: Database,
  work: Description & { readonly memberId: string; readonly address: string },
  most: number,
): Promise<SavedRow> {
  const { memberId, address, name, note } = work;
  return database.transaction(async (transaction) => {
    await lockMember(transaction, memberId);
    const isSame = and(
      eq(savedWork.memberId, memberId),
      eq(savedWork.address, address),
      eq(savedWork.name, name),
      eq(savedWork.note, note),
    );
    const [same] = await transaction.select().from(savedWork).where(isSame).limit(1);
    if (same) return same;
    const count = await transaction.$count(savedWork, eq(savedWork.memberId, memberId));
    if (count >= most) throw new SavedWorkFullError("No room left.");
    const id = randomBytes(16).toString("base64url");
    const [kept] = await transaction
      .insert(savedWork)
      .values({ ...work, id, searchText: searchTextOf(work) })
      .returning();
    return kept!;
  });
}

/** A page of what a member keeps, the latest first, and the total. */
export async function listSavedWork(
  database: Database,
  memberId: string,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const isOwn = eq(savedWork.memberId, memberId);
  const isFound = and(isOwn, matches(search));
  return {
    items: await database
      .select()
      .from(savedWork)
      .where(isFound)
      .orderBy(desc(savedWork.savedAt), desc(savedWork.id))
      .limit(limit)
      .offset(offset),
    found: await database.$count(savedWork, isFound),
    total: await database.$count(savedWork, isOwn),
  };
}

/** Changes the name and the note of a member's work; null if the member has none with this id. */
export async function describeWork(
  database: Database,
  { memberId, id, ...described }: Description & { memberId: string; id: string },
): Promise<SavedRow | null> {
  const own = ofMember(memberId, id);
  const [kept] = await database.select({ address: savedWork.address }).from(savedWork).where(own);
  if (!kept) return null;
  const [changed] = await database
    .update(savedWork)
    .set({ ...described, searchText: searchTextOf({ ...described, ...kept }) })
    .where(own)
    .returning();
  return changed ?? null;
}

/** Removes a piece of a member's work. */
export async function removeWork(database: Database, memberId: string, id: string): Promise<void> {
  await database.delete(savedWork).where(ofMember(memberId, id));
}

/** Removes all that a member keeps. Returns how much that was. */
export async function removeAllWork(database: Database, memberId: string): Promise<number> {
  const own = eq(savedWork.memberId, memberId);
  return (await database.delete(savedWork).where(own).returning({ id: savedWork.id })).length;
}

const ofMember = (memberId: string, id: string) =>
  and(eq(savedWork.memberId, memberId), eq(savedWork.id, id));

// A search is found as it is written, as its letters are in whatever script, or as people type them.
function matches(search: string): SQL | undefined {
  const wanted = [folded(search), folded(romanised(search)), plainSpelling(search)];
  return or(...wanted.map((text) => sql`position(${text} in ${savedWork.searchText}) > 0`));
}

function searchTextOf({ name, note, address }: Description & { address: string }): string {
  const text = `${name}\n${note}\n${keptPageName(address) ?? ""}`;
  return [folded(text), folded(romanised(text)), plainSpelling(text)].join("\n");
}

// The accents of Latin letters; the vowel signs of Indian scripts are further up and stay.
const ACCENTS = /[\u0300-\u036f]/g;

const folded = (text: string) => text.normalize("NFKD").replace(ACCENTS, "").toLowerCase();
