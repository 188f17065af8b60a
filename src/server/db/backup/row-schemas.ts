import { hash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { savedAddress } from "#contract/saved-work.ts";
import { VIEW_NAMES, type ViewName } from "#domain/risk/view-name.ts";
import { HELD_PLACE, ownFactsSchema } from "../../cirus/release-schema.ts";
import { cirusFiles, cirusLive, cirusPlaces, cirusReleases, savedWork } from "../schema.ts";
import { TABLES } from "./tables.ts";

/** A row as it is inserted. */
export type Row = Record<string, unknown>;

// The database accepts neither of these in a text.
const text = z
  .string()
  .refine((given) => given.isWellFormed() && !given.includes("\0"), "holds broken characters");

const BY_COLUMN_TYPE: Readonly<Record<string, z.ZodType>> = {
  PgText: text,
  PgUUID: z.guid(),
  PgInteger: z.int32(),
  PgBigInt53: z.int(),
  PgBoolean: z.boolean(),
  PgDateString: z.iso.date(),
  PgTimestamp: z.iso.datetime().transform((instant) => new Date(instant)),
  PgJsonb: z.json(),
};

// Rules that the column types do not express.
const FURTHER: ReadonlyMap<PgTable, z.core.CheckFn<Row>> = new Map<PgTable, z.core.CheckFn<Row>>([
  [cirusReleases, requireOwnView],
  [cirusLive, requireOwnView],
  [cirusPlaces, requireFacts],
  [cirusFiles, requireOwnBytes],
  [savedWork, requireOwnAddress],
]);

/**
 * Makes the schemas of the rows in a backup, by table name. If the backup is older than the schema,
 * a row may lack columns that the database fills by itself.
 */
export function rowSchemas({ isOlder }: { isOlder: boolean }): ReadonlyMap<string, z.ZodType<Row>> {
  return new Map(TABLES.map((table) => [getTableName(table), rowSchema(table, isOlder)]));
}

function rowSchema(table: PgTable, isOlder: boolean): z.ZodType<Row> {
  const columns = Object.entries<AnyPgColumn>(getTableColumns(table));
  const row = z.strictObject(
    Object.fromEntries(columns.map(([key, column]) => [key, cell(column, isOlder)])),
  );
  const further = FURTHER.get(table);
  return further ? row.check(further) : row;
}

function cell({ columnType, notNull, hasDefault }: AnyPgColumn, isOlder: boolean): z.ZodType {
  const schema = BY_COLUMN_TYPE[columnType];
  if (!schema) throw new Error(`Backups do not know the column type ${columnType} yet.`);
  const value = notNull ? schema : schema.nullable();
  return isOlder && (hasDefault || !notNull) ? z.exactOptional(value) : value;
}

function requireOwnView({ value: row, issues }: z.core.ParsePayload<Row>) {
  const { view } = row;
  const releases = [row.id, row.releaseId, row.formerReleaseId].filter((id) => id != null);
  const facts = row.facts == null || ownFactsSchema.safeParse(row.facts).success;
  if (!facts) issues.push({ code: "custom", input: row, message: "the facts are none" });
  if (releases.every((id) => viewOf(id) === view)) return;
  issues.push({ code: "custom", input: row, message: `the view ${view} has no such release` });
}

function requireFacts({ value: row, issues }: z.core.ParsePayload<Row>) {
  const schema = HELD_PLACE[viewOf(row.releaseId)!];
  const { error, data } = schema?.safeParse(row.facts) ?? {};
  for (const issue of error?.issues ?? []) {
    issues.push({ ...issue, input: row, path: ["facts", ...issue.path] } as z.core.$ZodRawIssue);
  }
  if (error || data?.id === row.placeId) return;
  issues.push({ code: "custom", input: row, message: "the place belongs to no release" });
}

// Far above the largest file of a release.
const MOST_BYTES = 16 * 1024 ** 2;

function requireOwnBytes({ value: row, issues }: z.core.ParsePayload<Row>) {
  try {
    const compressed = Buffer.from(String(row.gzip), "base64");
    const content = gunzipSync(compressed, { maxOutputLength: MOST_BYTES });
    if (content.length === row.bytes && hash("sha256", content) === row.sha256) return;
  } catch {
    // Not gzip, or a decompression bomb.
  }
  issues.push({ code: "custom", input: row, message: "its content is not that of its SHA-256" });
}

// It becomes a link, so it may contain neither a script nor another site.
function requireOwnAddress({ value: row, issues }: z.core.ParsePayload<Row>) {
  if (savedAddress.safeParse(row.address).success) return;
  issues.push({ code: "custom", input: row, message: "its address is not a page of this site" });
}

const viewOf = (releaseId: unknown): ViewName | undefined =>
  VIEW_NAMES.find((view) => String(releaseId).startsWith(`${view}-`));
