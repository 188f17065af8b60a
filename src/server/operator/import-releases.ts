import { readDay } from "../cirus/day.ts";
import { importFiles, type PlacesBefore } from "../cirus/import-files.ts";
import { packagedIndia } from "../cirus/packaged-india.ts";
import { packagedWorld } from "../cirus/packaged-world.ts";
import { OperatorError } from "./operator-error.ts";
import type { Ask, OperatorRequest } from "./operator-request.ts";
import { readImportFiles } from "./read-import-files.ts";

interface ImportWords {
  /** As written on the command line. */
  readonly day: string | undefined;
  readonly mayBeFewer: boolean;
}

/**
 * Reads files into releases that may go live in the place of those that are live now.
 *
 * @throws {OperatorError} with what is wrong with the files.
 */
export async function importReleases(
  ask: Ask,
  files: readonly string[],
  { day, mayBeFewer }: ImportWords,
): Promise<Omit<OperatorRequest<"publish">, "command"> & { readonly unused: string[] }> {
  const today = new Date().toISOString().slice(0, 10);
  const asOf = day === undefined ? null : readDay(day);
  if (day !== undefined && (asOf === null || asOf > today)) {
    throw new OperatorError(`${day} is no day up to today. Write it like 2025-09-30.`);
  }
  const tables = await readImportFiles(files);
  const live = await ask({ command: "live releases" });
  const before = {
    india: withPackaged(live.india.places, packagedIndia().places),
    world: withPackaged(live.world.places, packagedWorld().places),
  };
  const { releases, unused } = importFiles(tables, before, { asOf, today, mayBeFewer });
  return { releases, insteadOf: { india: live.india.id, world: live.world.id }, unused };
}

// What is known of a place does not go when an import has left the place out.
function withPackaged<Held extends { readonly id: string }>(
  live: readonly Held[],
  packaged: readonly Held[],
): PlacesBefore<Held> {
  const ids = new Set(live.map(({ id }) => id));
  return { live, known: [...live, ...packaged.filter(({ id }) => !ids.has(id))] };
}
