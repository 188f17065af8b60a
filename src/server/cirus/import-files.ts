import { publishedOfDistrict } from "#domain/risk/india-places.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import { publishedOfCountry } from "#domain/risk/world-places.ts";
import { readDay } from "./day.ts";
import { type ImportFault, refuseImport } from "./import-fault.ts";
import { countryReader, districtReader } from "./import-places.ts";
import { importPlaces } from "./import-release.ts";
import type { ImportRow } from "./import-row.ts";
import { type ImportFile, type ImportTable, readImportTable } from "./import-table.ts";
import type { HeldCountry, HeldDistrict, Release, ViewName } from "./release.ts";

export interface ImportOptions {
  /** The day the figures are as of, yyyy-mm-dd; null for what the files say, or else today. */
  readonly asOf: string | null;
  readonly today: string;
  /** Whether places of the live release may be missing. */
  readonly mayBeFewer: boolean;
}

/** The places there are: those of the live release, and of all that are known for what a file leaves out. */
export interface PlacesBefore<Held> {
  readonly live: readonly Held[];
  readonly known: readonly Held[];
}

/**
 * Reads files into a release of each view they have rows of; several files of one view are one release.
 *
 * @throws {OperatorError} with file, row and column of all that is wrong.
 */
export function importFiles(
  files: readonly ImportFile[],
  before: { readonly india: PlacesBefore<HeldDistrict>; readonly world: PlacesBefore<HeldCountry> },
  options: ImportOptions,
): { releases: Release[]; unused: string[] } {
  const faults: ImportFault[] = [];
  const tables = files.flatMap((file) => readImportTable(file, faults) ?? []);
  const { mayBeFewer } = options;
  const districts = rowsOf(tables, "india");
  const countries = rowsOf(tables, "world");
  const toDistricts = {
    view: INDIA,
    read: districtReader(before.india.known),
    publishedOf: publishedOfDistrict,
    live: before.india.live,
    mayBeFewer,
  };
  const toCountries = {
    view: WORLD,
    read: countryReader(before.world.known),
    publishedOf: publishedOfCountry,
    live: before.world.live,
    mayBeFewer,
  };
  const india: Release<"india"> = {
    view: "india",
    asOf: asOfDay(districts, options),
    places: importPlaces(districts, toDistricts, faults),
  };
  const world: Release<"world"> = {
    view: "world",
    asOf: asOfDay(countries, options),
    places: importPlaces(countries, toCountries, faults),
  };
  if (faults.length > 0) refuseImport(faults);
  return {
    releases: [india, world].filter(({ places }) => places.length > 0),
    unused: [...new Set(tables.flatMap(({ unused }) => unused))],
  };
}

const rowsOf = (tables: readonly ImportTable[], view: ViewName) =>
  tables.filter((table) => table.view === view).flatMap(({ rows }) => rows);

// The day on the command line, or else the one day that all rows name, or else today.
function asOfDay(rows: readonly ImportRow[], { asOf, today }: ImportOptions): string {
  if (asOf !== null) return asOf;
  let named: string | null = null;
  for (const row of rows) {
    if (row.isEmpty("last_updated")) continue;
    const day = readDay(row.text("last_updated"));
    if (day === null || day > today) {
      row.fault("last_updated", "is no day up to today, such as 30/09/2025");
    } else if (named !== null && day !== named) {
      row.fault("last_updated", "differs from the rows above; give one day with --as-of");
    }
    named ??= day;
  }
  return named ?? today;
}
