import { VIEW_NAMES, type ViewName } from "#domain/risk/view-facts.data.ts";
import { writeDay } from "../cirus/day.ts";
import { legible } from "../cirus/import/legible.ts";
import { listConcerns } from "../cirus/import/list-concerns.ts";
import { indiaRelease } from "../cirus/packaged/india-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { type Release, releaseId } from "../cirus/release.ts";
import { OperatorError } from "../operator-error.ts";
import { exportReleases } from "./export-releases.ts";
import { givenPath } from "./given-path.ts";
import { importReleases } from "./import-releases.ts";
import type { Ask, OperatorRequest } from "./operator-request.ts";
import { readWords } from "./read-words.ts";

export const CIRUS_USAGE = `Usage:
  npm run cirus -- import FILE… [--as-of DATE] [--fewer]
  npm run cirus -- check FILE… [--as-of DATE] [--fewer]
  npm run cirus -- export [india|world] [--out DIRECTORY]
  npm run cirus -- rollback [india|world]
  npm run cirus -- packaged [india|world]
  FILE: finished metrics as exported, or facts with the columns of a file in data/
  check: tells what an import would, and imports nothing
  --as-of: the day the figures are as of, such as 2025-09-30
  --fewer: also when places of the live release are missing in the files`;

/**
 * Imports, checks, exports, rolls back and resets the figures of CIRUS; returns the text to show.
 * Reads and writes files here: the process that holds the data only sees finished releases.
 *
 * @throws {OperatorError} when the words are wrong, or do not fit the files or the data.
 */
export async function cirusCommand(ask: Ask, words: readonly string[]): Promise<string> {
  const [action, ...more] = words;
  switch (action) {
    case "import":
    case "check": {
      const { positionals, values } = readWords(
        more,
        { "as-of": { type: "string" }, fewer: { type: "boolean", default: false } },
        CIRUS_USAGE,
      );
      if (positionals.length === 0) throw new OperatorError(CIRUS_USAGE);
      const how = { day: values["as-of"], mayBeFewer: values.fewer };
      const imported = await importReleases(ask, positionals.map(givenPath), how);
      const { unused, originless, concerns, releases, ...rest } = imported;
      const outcome =
        action === "check"
          ? "The files can be imported. Nothing was imported."
          : await publish(ask, { releases: [...releases], ...rest });
      const aboutUnused =
        unused.length > 0 && `Columns that were not used: ${unused.map(legible).join(", ")}.`;
      const aboutOrigins =
        originless.length > 0 &&
        `Columns that say where figures come from are missing, such as ${originless[0]}. A figure without a status counts as modelled; one without a year has none, and one without a source says so.`;
      return [outcome, aboutUnused, aboutOrigins, listConcerns(concerns)]
        .filter(Boolean)
        .join("\n");
    }
    case "export": {
      const out = { type: "string", default: "." } as const;
      const { positionals, values } = readWords(more, { out }, CIRUS_USAGE);
      return exportReleases(ask, viewsOf(positionals), givenPath(values.out));
    }
    case "rollback":
      return rollback(ask, more);
    case "packaged":
      return publish(ask, {
        releases: viewsOf(more).map(packaged),
        insteadOf: {},
        facts: { india: {}, world: {} },
      });
    default:
      throw new OperatorError(CIRUS_USAGE);
  }
}

async function publish(
  ask: Ask,
  request: Omit<OperatorRequest<"publish">, "command">,
): Promise<string> {
  const areNew = await ask({ command: "publish", ...request });
  return request.releases.map((release, at) => outcome(release, areNew[at]!)).join("\n");
}

function outcome(release: Release, isNew: boolean): string {
  const { asOf, places } = release;
  const state = isNew ? "is live" : "was live already";
  const index = places.some(({ given }) => given)
    ? "with index and ranks of the file"
    : "with index and ranks computed";
  return `${releaseId(release)} ${state}: ${places.length} places as of ${writeDay(asOf)}, ${index}.`;
}

async function rollback(ask: Ask, words: readonly string[]): Promise<string> {
  const [named] = viewsOf(words);
  const { view, id } = await ask({
    command: "rollback",
    view: words.length === 0 ? null : named!,
  });
  return `${id} is live again. To undo this: npm run cirus -- rollback ${view}`;
}

const packaged = (view: ViewName): Release => (view === "india" ? indiaRelease() : worldRelease());

function viewsOf(words: readonly string[]): readonly ViewName[] {
  const views = VIEW_NAMES.filter((view) => words.length === 0 || words[0] === view);
  if (words.length > 1 || views.length === 0) throw new OperatorError(CIRUS_USAGE);
  return views;
}
