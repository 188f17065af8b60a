import { VIEW_NAMES, type ViewName } from "#domain/risk/view-name.ts";
import { readDay } from "../day.ts";
import { FIGURE_COLUMNS } from "../packaged/fact-columns.ts";
import { FACT_TABLES } from "../packaged/fact-tables.ts";
import { indiaRelease } from "../packaged/india-release.ts";
import { worldRelease } from "../packaged/world-release.ts";
import { FACT_KINDS, type HeldPlace, type OwnFacts, type Release } from "../release.ts";
import { HELD_PLACE } from "../release-schema.ts";
import { VIEWS } from "../views.ts";
import { checkFacts, checkMetrics } from "./check-import.ts";
import { ORIGIN_COLUMNS } from "./columns.ts";
import { describeConcern, garbledTexts } from "./concerns.ts";
import { isUsed, ownFactsWith, type ReadFact, readFacts } from "./import-facts.ts";
import { type ImportFault, refuseFaults } from "./import-fault.ts";
import { type Allowed, importPlaces, type PlacesBefore } from "./import-places.ts";
import { type ImportRow, MAX_FIGURE } from "./import-row.ts";
import { type ImportFile, type ImportTable, readImportTable } from "./import-table.ts";

export interface ImportOptions extends Allowed {
  /** The day the figures are as of, yyyy-mm-dd; null to use the day in the files, or else today. */
  readonly asOf: string | null;
  readonly today: string;
}

/** What exists before an import, of each view. */
type Before = Readonly<
  Record<
    ViewName,
    PlacesBefore & {
      /** The operator's own facts behind the live release; null if finished metrics were imported. */
      readonly facts: OwnFacts | null;
    }
  >
>;

/** The result of an import. */
export interface Imported {
  readonly releases: readonly Release[];
  /** The facts behind the releases that were computed from facts. */
  readonly facts: { readonly [View in ViewName]?: OwnFacts };
  /** Figures and texts that a person should check, a line each. */
  readonly concerns: readonly string[];
  /** Columns that the import does not know. */
  readonly unused: readonly string[];
  /** Missing columns that would say where finished metrics come from. */
  readonly originless: readonly string[];
}

/**
 * Reads files into one release for each view that they have rows of. Finished metrics are used as
 * they are; facts replace the known ones, and the model works out the metrics.
 *
 * @throws {OperatorError} with file, row and column of every fault.
 */
export function importFiles(
  files: readonly ImportFile[],
  before: Before,
  options: ImportOptions,
): Imported {
  const faults: ImportFault[] = [];
  const tables = files.flatMap((file) => readImportTable(file, faults) ?? []);
  const ofView = (view: ViewName) => tables.filter((table) => table.view === view);
  for (const view of VIEW_NAMES) refuseMixture(ofView(view));
  const metrics = VIEW_NAMES.map((view) =>
    importMetrics(view, ofView(view), before[view], options, faults),
  );
  const own = { ...before.india.facts, ...before.world.facts };
  const read = readFacts(
    tables.flatMap(({ facts, ...table }) => (facts === null ? [] : [{ kind: facts, ...table }])),
    own,
    options.today,
  );
  refuseUnused(tables, read);
  refuseFaults(faults);

  const facts = factsByView(read, before, tables);
  refuseFaults(faults);
  const asOf = options.asOf ?? options.today;
  const worked = [
    ...(facts.india ? [indiaRelease(facts.india, asOf)] : []),
    ...(facts.world ? [worldRelease(facts.world, asOf)] : []),
  ];
  for (const release of worked) refuseUnworkable(release, read);
  refuseFaults(faults);
  return {
    releases: [
      ...worked,
      ...metrics.flatMap(({ release }) => (release.places.length > 0 ? [release] : [])),
    ],
    facts,
    concerns: [
      ...tables.flatMap(({ rows }) => garbledTexts(rows)),
      ...[...metrics.flatMap(({ concerns }) => concerns), ...checkFacts(read, own)].map(
        describeConcern,
      ),
    ],
    unused: [...new Set(tables.flatMap(({ unused }) => unused))],
    originless: tables.flatMap(({ view, facts, columns }) =>
      facts === null ? ORIGIN_COLUMNS[view].filter((column) => !columns.includes(column)) : [],
    ),
  };
}

function importMetrics(
  view: ViewName,
  tables: readonly ImportTable[],
  { live, known }: PlacesBefore,
  options: ImportOptions,
  faults: ImportFault[],
) {
  const rows = tables.flatMap(({ facts, rows }) => (facts === null ? rows : []));
  const asOf = asOfDay(rows, options);
  const imported = importPlaces(rows, VIEWS[view], { ...options, live, known }, faults);
  return {
    release: { view, asOf, places: imported.places } as Release,
    concerns: checkMetrics(VIEWS[view], imported, live),
  };
}

// The day on the command line, else the one day that all rows name, else today.
function asOfDay(rows: readonly ImportRow[], { asOf, today }: ImportOptions): string {
  if (asOf !== null) return asOf;
  let named: string | null = null;
  for (const row of rows) {
    if (row.isEmpty("last_updated")) continue;
    const day = readDay(row.text("last_updated"));
    if (day === null || day > today) {
      row.fault("last_updated", "is not a day up to today, such as 30/09/2025");
    } else if (named !== null && day !== named) {
      row.fault("last_updated", "differs from the rows above; give one day with --as-of");
    }
    named ??= day;
  }
  return named ?? today;
}

function refuseMixture(tables: readonly ImportTable[]) {
  const other = tables.find(({ facts }) => (facts === null) !== (tables[0]!.facts === null));
  other?.rows[0]?.fault(null, "facts and finished metrics of one view cannot be imported at once");
}

// A file from which the model uses nothing would change nothing.
function refuseUnused(tables: readonly ImportTable[], read: readonly ReadFact[]) {
  for (const { facts, rows } of tables) {
    const own = read.filter(({ row }) => rows.includes(row));
    if (facts === null || own.length === 0 || own.some(isUsed)) continue;
    rows[0]!.fault(
      "metric",
      "the model uses no figure of this file; docs/decisions/0011-cirus-import.md lists those it uses",
    );
  }
}

const HARDLY_ANY = 0.001;

// The model divides by some figures. If one is 0 or missing, it has no number for some places; if
// one is tiny, the number is too large to be added up.
function refuseUnworkable({ view, places }: Release, read: readonly ReadFact[]) {
  const isWorkable = (place: HeldPlace) =>
    HELD_PLACE[view].safeParse(place).success &&
    Math.max(...Object.values(place.values)) <= MAX_FIGURE;
  const without = places.find((place) => !isWorkable(place));
  if (without === undefined) return;
  const sentence = `with this figure the model has no number for ${without.name}`;
  const own = read.filter(({ kind }) => FACT_TABLES[kind].view === view);
  const tooSmall = own.flatMap(({ row, record }) =>
    Object.entries(record)
      .filter(([column, text]) => FIGURE_COLUMNS.has(column) && Number(text) < HARDLY_ANY)
      .map(([column]) => ({ row, column })),
  );
  for (const { row, column } of tooSmall) row.fault(column, sentence);
  if (tooSmall.length === 0) own[0]!.row.fault(null, sentence);
}

function factsByView(
  read: readonly ReadFact[],
  before: Before,
  tables: readonly ImportTable[],
): Imported["facts"] {
  return Object.fromEntries(
    VIEW_NAMES.flatMap((view) => {
      const kinds = FACT_KINDS.filter((kind) => FACT_TABLES[kind].view === view);
      const own = read.filter(({ kind }) => kinds.includes(kind));
      if (own.length === 0) return [];
      const { facts } = before[view];
      if (facts !== null) return [[view, ownFactsWith(facts, own)]];
      tables
        .find((table) => table.view === view)!
        .rows[0]!.fault(
          null,
          `the live release is not made from facts, so the facts of other places are not known; first go to the packaged figures: npm run cirus -- packaged ${view}`,
        );
      return [];
    }),
  );
}
