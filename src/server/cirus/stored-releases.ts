import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { Database } from "../db/database.ts";
import { cirusLive, cirusPlaces, cirusReleases } from "../db/schema.ts";
import { OperatorError } from "../operator-error.ts";
import {
  type ArchivedRelease,
  byId,
  type OwnFacts,
  type Release,
  releaseId,
  type StoredRelease,
} from "./release.ts";

const PLACES_AT_ONCE = 200;

/** Which release of each view is live. */
export async function liveReleaseIds(database: Database): Promise<Map<ViewName, string>> {
  const rows = await database
    .select({ view: cirusLive.view, id: cirusLive.releaseId })
    .from(cirusLive);
  return new Map(rows.map(({ view, id }) => [view, id]));
}

/** Reads the live release of a view with its id; null when there is none. */
export async function readLiveRelease<View extends ViewName>(
  database: Database,
  view: View,
): Promise<StoredRelease<View> | null> {
  const ids = await liveReleaseIds(database);
  const id = ids.get(view);
  return id === undefined
    ? null
    : ((await readRelease(database, id)) as StoredRelease<View> | null);
}

/** Reads a release with its places; null when there is none of this id. */
export async function readRelease(database: Database, id: string): Promise<StoredRelease | null> {
  const rows = await database
    .select({
      view: cirusReleases.view,
      asOf: cirusReleases.asOf,
      createdAt: cirusReleases.createdAt,
      facts: cirusPlaces.facts,
    })
    .from(cirusReleases)
    .innerJoin(cirusPlaces, eq(cirusPlaces.releaseId, cirusReleases.id))
    .where(eq(cirusReleases.id, id));
  const [first] = rows;
  if (!first) return null;
  const places = rows.map(({ facts }) => facts).sort(byId);
  const { view, asOf, createdAt } = first;
  return { id, view, asOf, places, releasedOn: dayOf(createdAt) } as StoredRelease;
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** All releases so far, the newest first. */
export async function archivedReleases(database: Database): Promise<ArchivedRelease[]> {
  const { id, view, asOf, createdAt, formerReleaseId, facts } = cirusReleases;
  const rows = await database
    .select({
      id,
      view,
      asOf,
      createdAt,
      formerId: formerReleaseId,
      isFromFacts: sql<boolean>`${facts} is not null`,
      isLive: sql<boolean>`${cirusLive.releaseId} is not null`,
    })
    .from(cirusReleases)
    .leftJoin(cirusLive, eq(cirusLive.releaseId, id))
    .orderBy(desc(createdAt), id);
  return rows.map(({ createdAt: at, ...rest }) => ({ ...rest, releasedOn: dayOf(at) }));
}

/** Whether a release has an operator's own facts or finished metrics. */
export const isImported = sql<boolean>`${cirusReleases.facts} is distinct from '{}'::jsonb`;

/** The data a release was made from. */
interface Origin {
  /** The fingerprint of the packaged figures at that time; null if not known. */
  readonly packaged: string | null;
  /** The operator's own facts that replaced some; null for finished metrics, or if not known. */
  readonly facts: OwnFacts | null;
}

/** The data that the live release of each view was made from. */
export async function liveOrigins(database: Database): Promise<Map<ViewName, Origin>> {
  const rows = await database
    .select({
      view: cirusLive.view,
      packaged: cirusReleases.packaged,
      facts: cirusReleases.facts,
    })
    .from(cirusLive)
    .innerJoin(cirusReleases, eq(cirusReleases.id, cirusLive.releaseId));
  return new Map(rows.map(({ view, packaged, facts }) => [view, { packaged, facts }]));
}

/** The operator's own facts behind a release; none if they are not known. */
export async function factsOfRelease(database: Database, id: string): Promise<OwnFacts> {
  const [row] = await database
    .select({ facts: cirusReleases.facts })
    .from(cirusReleases)
    .where(eq(cirusReleases.id, id));
  return row?.facts ?? {};
}

interface Publishing extends Origin {
  /** The release that must be live before, if that matters. */
  readonly insteadOf?: string | undefined;
}

/**
 * Makes a release live; returns false if it was already live. All former ones are kept. Call it in
 * a transaction.
 *
 * @throws {OperatorError} when the live release is not `insteadOf`.
 */
export async function makeLive(
  database: Database,
  release: Release,
  { packaged, facts, insteadOf }: Publishing,
): Promise<boolean> {
  const id = releaseId(release);
  const isNew = await exchangeLive(database, { ...release, id }, insteadOf);
  await database
    .update(cirusReleases)
    // The same figures may be imported again as finished metrics: keep the facts known before.
    .set({ packaged, ...(facts && { facts }) })
    .where(eq(cirusReleases.id, id));
  return isNew;
}

async function exchangeLive(
  database: Database,
  { id, view, asOf, places }: Release & { readonly id: string },
  insteadOf: string | undefined,
): Promise<boolean> {
  // Concurrent changes of a view wait here for each other.
  const [live] = await database
    .select()
    .from(cirusLive)
    .where(eq(cirusLive.view, view))
    .for("update");
  if (live?.releaseId === id) return false;
  if (insteadOf !== undefined && live?.releaseId !== insteadOf) {
    throw new OperatorError(
      `Another release of ${view} became live meanwhile. Nothing was imported: look at it, then import again.`,
    );
  }

  const added = await database
    .insert(cirusReleases)
    .values({ id, view, asOf, formerReleaseId: live?.releaseId ?? null })
    .onConflictDoNothing({ target: cirusReleases.id })
    .returning({ id: cirusReleases.id });
  if (added.length === 1) {
    const rows = places.map((place) => ({ releaseId: id, placeId: place.id, facts: place }));
    for (let from = 0; from < rows.length; from += PLACES_AT_ONCE) {
      await database.insert(cirusPlaces).values(rows.slice(from, from + PLACES_AT_ONCE));
    }
  }
  if (!live) {
    // Servers that start together all insert the first release; one is enough.
    await database.insert(cirusLive).values({ view, releaseId: id }).onConflictDoNothing();
    return true;
  }
  await database
    .update(cirusLive)
    .set({ releaseId: id, formerReleaseId: live.releaseId })
    .where(eq(cirusLive.view, view));
  return true;
}

/** The views that have a release to go back to. */
export async function viewsWithFormer(database: Database): Promise<ViewName[]> {
  const rows = await database
    .select({ view: cirusLive.view })
    .from(cirusLive)
    .where(isNotNull(cirusLive.formerReleaseId));
  return rows.map(({ view }) => view);
}

/** Swaps the live release of a view and the one before it; gives the id of the new live one. */
export async function exchangeReleases(database: Database, view: ViewName): Promise<string | null> {
  const [live] = await database
    .update(cirusLive)
    .set({
      releaseId: sql`${cirusLive.formerReleaseId}`,
      formerReleaseId: sql`${cirusLive.releaseId}`,
    })
    .where(and(eq(cirusLive.view, view), isNotNull(cirusLive.formerReleaseId)))
    .returning({ id: cirusLive.releaseId });
  return live?.id ?? null;
}
