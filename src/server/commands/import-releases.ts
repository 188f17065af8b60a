import { readDay } from "../cirus/day.ts";
import { type Imported, importFiles } from "../cirus/import/import-files.ts";
import type { PlacesBefore } from "../cirus/import/import-places.ts";
import { indiaRelease } from "../cirus/packaged/india-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { type OwnFacts, type Release, releaseId, type StoredRelease } from "../cirus/release.ts";
import { OperatorError } from "../operator-error.ts";
import type { Ask, OperatorRequest } from "./operator-request.ts";
import { readImportFiles } from "./read-import-files.ts";

interface ImportWords {
  /** As written on the command line. */
  readonly day: string | undefined;
  readonly mayBeFewer: boolean;
}

/** Releases that may go live, and what to report about their files. */
type ReadReleases = Imported & Pick<OperatorRequest<"publish">, "insteadOf">;

/**
 * Reads files into releases that may replace the live ones.
 *
 * @throws {OperatorError} with what is wrong with the files.
 */
export async function importReleases(
  ask: Ask,
  files: readonly string[],
  { day, mayBeFewer }: ImportWords,
): Promise<ReadReleases> {
  // The operator's own day: in India it begins hours before that of UTC. Sweden writes yyyy-mm-dd.
  const today = new Date().toLocaleDateString("sv-SE");
  const asOf = day === undefined ? null : readDay(day);
  if (day !== undefined && (asOf === null || asOf > today)) {
    throw new OperatorError(`${day} is not a day up to today. Write it like 2025-09-30.`);
  }
  const tables = await readImportFiles(files);
  const { india, world, facts } = await ask({ command: "live releases" });
  const [packagedDistricts, packagedCountries] = [indiaRelease(), worldRelease()];
  const before = {
    india: {
      ...withPackaged(india.places, packagedDistricts.places),
      facts: factsOf(india, facts.india, packagedDistricts),
    },
    world: {
      ...withPackaged(world.places, packagedCountries.places),
      facts: factsOf(world, facts.world, packagedCountries),
    },
  };
  const imported = importFiles(tables, before, { asOf, today, mayBeFewer });
  return { ...imported, insteadOf: { india: india.id, world: world.id } };
}

// Releases from older versions did not record what they were made from.
const factsOf = (live: StoredRelease, facts: OwnFacts | null, packaged: Release): OwnFacts | null =>
  facts ?? (live.id === releaseId(packaged) ? {} : null);

// Keeps what is known about a place that an earlier import left out.
function withPackaged<Held extends { readonly id: string }>(
  live: readonly Held[],
  packaged: readonly Held[],
): PlacesBefore<Held> {
  const ids = new Set(live.map(({ id }) => id));
  return { live, known: [...live, ...packaged.filter(({ id }) => !ids.has(id))] };
}
