import path from "node:path";
import { z } from "zod";
import { VIEW_NAMES, type ViewName } from "#domain/risk/view-name.ts";
import { writeDay } from "../cirus/day.ts";
import { exportRelease } from "../cirus/import/export-release.ts";
import { indiaRelease } from "../cirus/packaged/india-release.ts";
import { packagedFingerprint } from "../cirus/packaged/packaged-facts.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { withRanges } from "../cirus/packaged/rank-ranges.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { type Release, releaseId } from "../cirus/release.ts";
import {
  exchangeReleases,
  makeLive,
  readLiveRelease,
  viewsWithFormer,
} from "../cirus/stored-releases.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { OperatorError } from "../operator-error.ts";
import type { Command, Outcome } from "./command.ts";
import { dayNamed, importInput, readFigures, readImportFiles } from "./import-figures.ts";
import { givenPath, readWords } from "./words.ts";

export const CIRUS_USAGE = `Usage:
  npm run cirus -- import FILE… [--as-of DATE] [--fewer] [--keep-index]
  npm run cirus -- check FILE… [--as-of DATE] [--fewer] [--keep-index]
  npm run cirus -- export [india|world] [--out DIRECTORY]
  npm run cirus -- rollback [india|world]
  npm run cirus -- packaged [india|world]
  FILE: finished metrics as exported, or facts with the columns of a file in data/
  check: tells what an import would, and imports nothing
  --as-of: the day the figures are as of, such as 2025-09-30
  --fewer: also when places of the live release are missing in the files
  --keep-index: keep index and ranks of the files although their metrics give others`;

const views = z.array(z.enum(VIEW_NAMES)).min(1);

const input = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("import"), ...importInput }),
  z.strictObject({ action: z.literal("check"), ...importInput }),
  z.strictObject({ action: z.literal("export"), views, directory: z.string() }),
  z.strictObject({ action: z.literal("rollback"), views }),
  z.strictObject({ action: z.literal("packaged"), views }),
]);
type CirusInput = z.infer<typeof input>;

/** Imports, checks, exports, rolls back and resets the figures of CIRUS. */
export const cirus: Command<CirusInput> = { input, prepare: readCirusWords, run };

async function readCirusWords([action, ...more]: readonly string[]): Promise<CirusInput> {
  switch (action) {
    case "import":
    case "check": {
      const options = {
        "as-of": { type: "string" },
        fewer: { type: "boolean" },
        "keep-index": { type: "boolean" },
      } as const;
      const { positionals, values } = readWords(more, options, CIRUS_USAGE);
      if (positionals.length === 0) throw new OperatorError(CIRUS_USAGE);
      const { asOf, today } = dayNamed(values["as-of"]);
      const files = await readImportFiles(positionals.map(givenPath));
      const mayBeFewer = values.fewer ?? false;
      const keepsIndex = values["keep-index"] ?? false;
      return { action, files, asOf, today, mayBeFewer, keepsIndex };
    }
    case "export": {
      const out = { type: "string", default: "." } as const;
      const { positionals, values } = readWords(more, { out }, CIRUS_USAGE);
      return { action, views: viewsNamed(positionals), directory: givenPath(values.out) };
    }
    case "rollback":
    case "packaged":
      return { action, views: viewsNamed(more) };
    default:
      throw new OperatorError(CIRUS_USAGE);
  }
}

function viewsNamed(words: readonly string[]): ViewName[] {
  const views = VIEW_NAMES.filter((view) => words.length === 0 || words[0] === view);
  if (words.length > 1 || views.length === 0) throw new OperatorError(CIRUS_USAGE);
  return views;
}

async function run(database: Database, asked: CirusInput): Promise<Outcome> {
  switch (asked.action) {
    case "import":
    case "check": {
      const { remarks, ...figures } = await readFigures(database, asked);
      const outcome =
        asked.action === "check"
          ? "The files can be imported. Nothing was imported."
          : await publish(database, figures);
      return { text: [outcome, ...remarks].join("\n") };
    }
    case "export":
      return exportReleases(database, asked.views, asked.directory);
    case "rollback":
      return { text: await rollback(database, asked.views) };
    case "packaged": {
      const releases = asked.views.map((view) =>
        view === "india" ? indiaRelease() : worldRelease(),
      );
      const facts = { india: {}, world: {} };
      return { text: await publish(database, { releases, facts, insteadOf: {} }) };
    }
  }
}

type Published = Omit<Awaited<ReturnType<typeof readFigures>>, "remarks">;

/** Makes releases live, all of them or none. */
async function publish(
  database: Database,
  { releases: made, facts, insteadOf }: Published,
): Promise<string> {
  const releases: Release[] = [];
  for (const release of made) releases.push(await withRanges(release, facts[release.view] ?? {}));
  const areNew = await retried(() =>
    database.transaction(async (transaction) => {
      const areNew: boolean[] = [];
      for (const release of releases) {
        const { view } = release;
        const packaged = packagedFingerprint(view);
        const origin = { packaged, facts: facts[view] ?? null, insteadOf: insteadOf[view] };
        areNew.push(await makeLive(transaction, release, origin));
      }
      return areNew;
    }),
  );
  // Only now: in an empty database, loading first would make the packaged release already live.
  await loadPackagedReleases(database);
  return releases.map((release, at) => released(release, areNew[at]!)).join("\n");
}

function released(release: Release, isNew: boolean): string {
  const { asOf, places } = release;
  const state = isNew ? "is live" : "was live already";
  const index = places.some(({ given }) => given)
    ? "with index and ranks of the file"
    : "with index and ranks computed";
  return `${releaseId(release)} ${state}: ${places.length} places as of ${writeDay(asOf)}, ${index}.`;
}

async function exportReleases(
  database: Database,
  views: readonly ViewName[],
  directory: string,
): Promise<Outcome> {
  await loadPackagedReleases(database);
  const lines: string[] = [];
  const files = [];
  for (const view of views) {
    const release = (await readLiveRelease(database, view))!;
    const file = path.join(directory, `cirus-${view}.csv`);
    files.push({ file, text: exportRelease(release) });
    lines.push(`${release.id} is in ${file}: ${release.places.length} places.`);
  }
  return { text: lines.join("\n"), files };
}

/** Exchanges the live release and the one before it, of the only view that has both. */
async function rollback(database: Database, views: readonly ViewName[]): Promise<string> {
  const possible = (await viewsWithFormer(database)).filter((view) => views.includes(view));
  const [view, ...others] = possible;
  if (others.length > 0) {
    throw new OperatorError("Both views have a former release. Name one: rollback india|world.");
  }
  // Never retried: doing it twice would undo it.
  const id = view && (await exchangeReleases(database, view));
  if (!id) throw new OperatorError("There is no former release to go back to.");
  return `${id} is live again. To undo this: npm run cirus -- rollback ${view}`;
}
