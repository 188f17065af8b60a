import { isUtf8 } from "node:buffer";
import { open } from "node:fs/promises";
import { z } from "zod";
import type { ViewName } from "#domain/risk/view-name.ts";
import { readDay } from "../cirus/day.ts";
import { listConcerns } from "../cirus/import/concerns.ts";
import { type ImportFault, refuseFaults } from "../cirus/import/import-fault.ts";
import { importFiles } from "../cirus/import/import-files.ts";
import type { PlacesBefore } from "../cirus/import/import-places.ts";
import { type ImportFile, readImportTable } from "../cirus/import/import-table.ts";
import { legible } from "../cirus/legible.ts";
import { indiaRelease } from "../cirus/packaged/india-release.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { type OwnFacts, type Release, releaseId, type StoredRelease } from "../cirus/release.ts";
import { liveOrigins, readLiveRelease } from "../cirus/stored-releases.ts";
import type { Database } from "../db/database.ts";
import { fileTrouble, OperatorError } from "../operator-error.ts";

const MEGABYTE = 1024 * 1024;
/** A release of India is half a megabyte. */
const MAX_FILE_MEGABYTES = 5;
const MAX_ALL_MEGABYTES = 10;

const day = z.iso.date();

/** What an import works on. */
export const importInput = {
  files: z.array(z.strictObject({ file: z.string(), text: z.string() })).min(1),
  /** The day that the operator names, yyyy-mm-dd. */
  asOf: day.nullable(),
  /** The operator's own day. */
  today: day,
  /** Whether places of the live release may be missing. */
  mayBeFewer: z.boolean(),
  /** Whether index and ranks of a file are kept even if its metrics give others. */
  keepsIndex: z.boolean(),
};

/**
 * Reads the day that figures are as of.
 *
 * @throws {OperatorError} when it is no day, or in the future.
 */
export function dayNamed(word: string | undefined): { asOf: string | null; today: string } {
  // In India a day begins hours before that of UTC. Sweden writes yyyy-mm-dd.
  const today = new Date().toLocaleDateString("sv-SE");
  if (word === undefined) return { asOf: null, today };
  const asOf = readDay(word);
  if (asOf !== null && asOf <= today) return { asOf, today };
  throw new OperatorError(`${word} is not a day up to today. Write it like 2025-09-30.`);
}

/**
 * Reads the files to import, one after the other, up to the size limits. Refuses broken tables here,
 * so that a running server gets none to read.
 *
 * @throws {OperatorError} when one cannot be read, is too large, is not UTF-8 or is no table.
 */
export async function readImportFiles(files: readonly string[]): Promise<ImportFile[]> {
  const read: ImportFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const content = await readUpTo(file, MAX_FILE_MEGABYTES * MEGABYTE);
    if (content === null) {
      throw new OperatorError(`${file} has more than ${MAX_FILE_MEGABYTES} MB. Split it.`);
    }
    bytes += content.length;
    if (bytes > MAX_ALL_MEGABYTES * MEGABYTE) {
      throw new OperatorError(
        `The files have more than ${MAX_ALL_MEGABYTES} MB together. Import fewer at once.`,
      );
    }
    if (!isUtf8(content)) {
      throw new OperatorError(`${file} is not UTF-8. Save it as "CSV UTF-8" and import it again.`);
    }
    // Drops a byte-order mark.
    read.push({ file, text: new TextDecoder().decode(content) });
  }
  const faults: ImportFault[] = [];
  for (const file of read) readImportTable(file, faults);
  refuseFaults(faults);
  return read;
}

// Null for a larger file. Reads instead of asking for the size: pipes and devices do not know it.
async function readUpTo(file: string, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    const handle = await open(file);
    for await (const chunk of handle.createReadStream({ end: limit })) {
      chunks.push(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    throw fileTrouble(file, error);
  }
  return bytes > limit ? null : Buffer.concat(chunks);
}

/** Releases that may go live. */
interface ReadFigures {
  readonly releases: readonly Release[];
  /** The facts behind those that were not imported as finished metrics. */
  readonly facts: { readonly [View in ViewName]?: OwnFacts };
  /** The live releases they were compared with. */
  readonly insteadOf: { readonly [View in ViewName]?: string };
  /** What to tell the operator about the files. */
  readonly remarks: readonly string[];
}

/**
 * Reads files into releases that may replace the live ones.
 *
 * @throws {OperatorError} with what is wrong with the files.
 */
export async function readFigures(
  database: Database,
  { files, ...options }: z.infer<z.ZodObject<typeof importInput>>,
): Promise<ReadFigures> {
  await loadPackagedReleases(database);
  const india = (await readLiveRelease(database, "india"))!;
  const world = (await readLiveRelease(database, "world"))!;
  const origins = await liveOrigins(database);
  const before = {
    india: placesBefore(india, indiaRelease(), origins.get("india")?.facts),
    world: placesBefore(world, worldRelease(), origins.get("world")?.facts),
  };
  const { releases, facts, unused, originless, concerns } = importFiles(files, before, options);
  const remarks = [
    unused.length === 0 ? "" : `Columns that were not used: ${unused.map(legible).join(", ")}.`,
    originless.length === 0
      ? ""
      : `Columns that say where figures come from are missing, such as ${originless[0]}. A figure without a status counts as modelled; one without a year has none, and one without a source says so.`,
    listConcerns(concerns),
  ].filter((remark) => remark !== "");
  return { releases, facts, insteadOf: { india: india.id, world: world.id }, remarks };
}

function placesBefore(live: StoredRelease, packaged: Release, facts: OwnFacts | null | undefined) {
  const ids = new Set(live.places.map(({ id }) => id));
  const places: PlacesBefore = {
    live: live.places,
    // Keeps what is known about a place that an earlier import left out.
    known: [...live.places, ...packaged.places.filter(({ id }) => !ids.has(id))],
  };
  // Releases from older versions did not record the facts they were made from.
  return { ...places, facts: facts ?? (live.id === releaseId(packaged) ? {} : null) };
}
