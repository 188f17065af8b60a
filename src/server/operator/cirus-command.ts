import { isUtf8 } from "node:buffer";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readDay, writeDay } from "../cirus/day.ts";
import { exportIndia, exportWorld } from "../cirus/export-release.ts";
import { importFiles, type PlacesBefore } from "../cirus/import-files.ts";
import type { ImportFile } from "../cirus/import-table.ts";
import { packagedIndia } from "../cirus/packaged-india.ts";
import { loadPackagedReleases } from "../cirus/packaged-releases.ts";
import { packagedWorld } from "../cirus/packaged-world.ts";
import { type Release, releaseId, VIEW_NAMES, type ViewName } from "../cirus/release.ts";
import {
  exchangeReleases,
  makeLive,
  readLiveRelease,
  viewsWithFormer,
} from "../db/cirus-releases.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import type { OperatorRequest } from "./commands.ts";
import { OperatorError } from "./operator-error.ts";
import { readWords } from "./read-words.ts";

export const CIRUS_USAGE = `Usage:
  npm run cirus -- import FILE… [--as-of DATE] [--fewer]
  npm run cirus -- export [india|world] [--out DIRECTORY]
  npm run cirus -- rollback [india|world]
  npm run cirus -- packaged [india|world]
  --as-of: the day the figures are as of, such as 2025-09-30
  --fewer: also when places of the live release are missing in the files`;

const MOST_BYTES = 50 * 1024 * 1024;

/** Imports, exports, takes back and resets the figures of CIRUS; gives the text to show. */
export async function cirusCommand(
  database: Database,
  { words }: OperatorRequest,
): Promise<string> {
  const [action, ...rest] = words;
  await loadPackagedReleases(database);
  switch (action) {
    case "import":
      return importCommand(database, rest);
    case "export":
      return exportCommand(database, rest);
    case "rollback":
      return rollbackCommand(database, rest);
    case "packaged":
      return publish(database, viewsOf(rest).map(packaged));
    default:
      throw new OperatorError(CIRUS_USAGE);
  }
}

async function importCommand(database: Database, words: readonly string[]): Promise<string> {
  const { given, options } = readWords(words, ["--as-of"], ["--fewer"], CIRUS_USAGE);
  if (given.length === 0) throw new OperatorError(CIRUS_USAGE);
  const today = new Date().toISOString().slice(0, 10);
  const day = options.get("--as-of");
  const asOf = day === undefined ? null : readDay(day);
  if (day !== undefined && (asOf === null || asOf > today)) {
    throw new OperatorError(`${day} is no day up to today. Write it like 2025-09-30.`);
  }
  const files = await Promise.all(given.map(readImportFile));
  const before = {
    india: withPackaged(await readLiveRelease(database, "india"), packagedIndia()),
    world: withPackaged(await readLiveRelease(database, "world"), packagedWorld()),
  };
  const mayBeFewer = options.has("--fewer");
  const { releases, unused } = importFiles(files, before, { asOf, today, mayBeFewer });
  const outcomes = await publish(database, releases);
  if (unused.length === 0) return outcomes;
  return `${outcomes}\nColumns that were not used: ${unused.join(", ")}.`;
}

// All of them or none.
async function publish(database: Database, releases: readonly Release[]): Promise<string> {
  const made = await retried(() =>
    database.transaction(async (transaction) => {
      const results: boolean[] = [];
      for (const release of releases) results.push(await makeLive(transaction, release));
      return results;
    }),
  );
  return releases.map((release, at) => outcome(release, made[at]!)).join("\n");
}

const packaged = (view: ViewName): Release =>
  view === "india" ? packagedIndia() : packagedWorld();

// What is known of a place does not go when an import has left the place out.
function withPackaged<Held extends { readonly id: string }>(
  release: { readonly places: readonly Held[] } | null,
  packaged: { readonly places: readonly Held[] },
): PlacesBefore<Held> {
  const live = release?.places ?? [];
  const ids = new Set(live.map(({ id }) => id));
  return { live, known: [...live, ...packaged.places.filter(({ id }) => !ids.has(id))] };
}

function outcome(release: Release, isNew: boolean): string {
  const { asOf, places } = release;
  const state = isNew ? "is live" : "was live already";
  const index = places.some(({ given }) => given)
    ? "with index and ranks of the file"
    : "with index and ranks computed";
  return `${releaseId(release)} ${state}: ${places.length} places as of ${writeDay(asOf)}, ${index}.`;
}

async function readImportFile(file: string): Promise<ImportFile> {
  const bytes = await readFile(file).catch((error) => {
    throw fileTrouble(file, error);
  });
  if (bytes.length > MOST_BYTES) {
    throw new OperatorError(`${file} has more than ${MOST_BYTES} bytes. Split it.`);
  }
  if (!isUtf8(bytes)) {
    throw new OperatorError(`${file} is not UTF-8. Save it as "CSV UTF-8" and import it again.`);
  }
  // Drops a byte-order mark.
  return { file, text: new TextDecoder().decode(bytes) };
}

async function exportCommand(database: Database, words: readonly string[]): Promise<string> {
  const { given, options } = readWords(words, ["--out"], [], CIRUS_USAGE);
  const directory = options.get("--out") ?? "";
  const lines: string[] = [];
  for (const view of viewsOf(given)) {
    const file = path.join(directory, `cirus-${view}.csv`);
    const { text, release } = await exported(database, view);
    try {
      await writeFile(file, text, { flag: "wx", flush: true });
    } catch (error) {
      throw fileTrouble(file, error);
    }
    lines.push(`${release.id} is in ${file}: ${release.places.length} places.`);
  }
  return lines.join("\n");
}

async function exported(database: Database, view: ViewName) {
  if (view === "india") {
    const release = (await readLiveRelease(database, view))!;
    return { release, text: exportIndia(release) };
  }
  const release = (await readLiveRelease(database, view))!;
  return { release, text: exportWorld(release) };
}

async function rollbackCommand(database: Database, words: readonly string[]): Promise<string> {
  const named = viewsOf(words);
  const possible = (await viewsWithFormer(database)).filter((view) => named.includes(view));
  const [view, ...others] = possible;
  if (view === undefined) throw new OperatorError("There is no former release to go back to.");
  if (others.length > 0) {
    throw new OperatorError("Both views have a former release. Name one: rollback india|world.");
  }
  // Done twice it would be undone: never retried.
  const id = await exchangeReleases(database, view);
  return `${id} is live again. To undo this: npm run cirus -- rollback ${view}`;
}

function viewsOf(words: readonly string[]): readonly ViewName[] {
  const views = VIEW_NAMES.filter((view) => words.length === 0 || words[0] === view);
  if (words.length > 1 || views.length === 0) throw new OperatorError(CIRUS_USAGE);
  return views;
}

function fileTrouble(file: string, error: unknown): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EEXIST":
      return new OperatorError(`${file} is there already. Move it, or give another --out.`);
    case "ENOENT":
    case "ENOTDIR":
      return new OperatorError(`There is no file or directory for ${file}.`);
    case "EISDIR":
      return new OperatorError(`${file} is a directory. Name the files in it.`);
    case "EACCES":
    case "EROFS":
      return new OperatorError(`${file} may not be opened. Give a place that may.`);
    case "ENOSPC":
      return new OperatorError("The disk is full. Nothing was written.");
  }
  return error;
}
