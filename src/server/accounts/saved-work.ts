import { randomBytes } from "node:crypto";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { keptPageName } from "#contract/kept-page-name.ts";
import { MAX_SAVED_WORK, SAVED_WORK_PAGE, type SavedWork } from "#contract/saved-work.ts";
import { plainSpelling } from "#domain/letters/plain-spelling.ts";
import { romanised } from "#domain/letters/romanised.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { savedWork } from "../db/schema.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import type { Login } from "../http/require-login.ts";
import { lockMember } from "./members.ts";

/** The pages that members keep. */
export function savedWorkRoutes(app: FastifyInstance, database: Database) {
  mount(app, "GET /saved/work", async ({ query: { search = "", offset }, login }) => {
    const listed = await retried(() => listWork(database, login.memberId, { search, offset }));
    return { ...listed, items: listed.items.map(onWire) };
  });

  mount(app, "POST /saved/keep", async ({ body, login: { memberId } }) => {
    const kept = await retried(() => keepWork(database, { ...body, memberId }));
    if (kept) return onWire(kept);
    const most = MAX_SAVED_WORK.toLocaleString("en");
    throw new ApiError(
      422,
      "too_much_work",
      `You keep ${most} pieces of work already, which is the maximum. Remove one first.`,
    );
  });

  mount(app, "POST /saved/work/{id}/change", async ({ params: { id }, body, login }) => {
    const changed = await retried(() => describeWork(database, isOwn(login, id), body));
    if (changed) return onWire(changed);
    throw new ApiError(404, "no_such_work", "This work is no longer saved. Load the list again.");
  });

  mount(app, "POST /saved/work/{id}/remove", async ({ params: { id }, login }) => {
    await retried(() => database.delete(savedWork).where(isOwn(login, id)));
    return undefined;
  });

  mount(app, "POST /saved/remove_all", async ({ login }) => {
    const removing = database.delete(savedWork).where(isOf(login.memberId));
    return { removed: (await retried(() => removing.returning({ id: savedWork.id }))).length };
  });
}

type SavedRow = typeof savedWork.$inferSelect;

const onWire = ({ id, name, address, note, savedAt }: SavedRow): SavedWork => ({
  id,
  name,
  address,
  note,
  saved_at: savedAt.toISOString(),
});

const isOf = (memberId: string) => eq(savedWork.memberId, memberId);
const isOwn = ({ memberId }: Login, id: string) => and(isOf(memberId), eq(savedWork.id, id));

/** What the member says about a piece of work. */
type Description = Pick<SavedRow, "name" | "note">;

/**
 * Keeps a page for a member; null if they keep the maximum already. A page with the same name and note
 * is not kept twice, because a member whose answer was lost presses the button again. Simultaneous
 * calls of one member wait for each other.
 */
export function keepWork(
  database: Database,
  work: Description & Pick<SavedRow, "memberId" | "address">,
): Promise<SavedRow | null> {
  return database.transaction(async (transaction) => {
    await lockMember(transaction, work.memberId);
    const isSame = and(
      isOf(work.memberId),
      eq(savedWork.address, work.address),
      eq(savedWork.name, work.name),
      eq(savedWork.note, work.note),
    );
    const [same] = await transaction.select().from(savedWork).where(isSame).limit(1);
    if (same) return same;
    if ((await transaction.$count(savedWork, isOf(work.memberId))) >= MAX_SAVED_WORK) return null;
    const id = randomBytes(16).toString("base64url");
    const [kept] = await transaction
      .insert(savedWork)
      .values({ ...work, id, searchText: searchTextOf(work) })
      .returning();
    return kept!;
  });
}

// A page of what a member keeps, the latest first, and the totals.
async function listWork(
  database: Database,
  memberId: string,
  { search, offset }: { search: string; offset: number },
) {
  const isFound = and(isOf(memberId), matches(search));
  return {
    items: await database
      .select()
      .from(savedWork)
      .where(isFound)
      .orderBy(desc(savedWork.savedAt), desc(savedWork.id))
      .limit(SAVED_WORK_PAGE)
      .offset(offset),
    found: await database.$count(savedWork, isFound),
    total: await database.$count(savedWork, isOf(memberId)),
  };
}

// Changes the name and the note of a piece of work; undefined if there is no such piece.
async function describeWork(
  database: Database,
  isWanted: SQL | undefined,
  described: Description,
): Promise<SavedRow | undefined> {
  const [kept] = await database.select().from(savedWork).where(isWanted);
  if (!kept) return undefined;
  const searchText = searchTextOf({ ...kept, ...described });
  const [changed] = await database
    .update(savedWork)
    .set({ ...described, searchText })
    .where(isWanted)
    .returning();
  return changed;
}

// A search is found as it is written, as its letters are in whatever script, or as people type them.
function matches(search: string): SQL | undefined {
  const wanted = [folded(search), folded(romanised(search)), plainSpelling(search)];
  return or(...wanted.map((text) => sql`position(${text} in ${savedWork.searchText}) > 0`));
}

function searchTextOf({ name, note, address }: Description & Pick<SavedRow, "address">): string {
  const text = `${name}\n${note}\n${keptPageName(address) ?? ""}`;
  return [folded(text), folded(romanised(text)), plainSpelling(text)].join("\n");
}

// The accents of Latin letters; the vowel signs of Indian scripts are further up and stay.
const ACCENTS = /[\u0300-\u036f]/g;

const folded = (text: string) => text.normalize("NFKD").replace(ACCENTS, "").toLowerCase();
