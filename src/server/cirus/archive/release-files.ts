import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import { DATASETS } from "#domain/risk/datasets.data.ts";
import { SOURCES, TERMS } from "#domain/risk/sources.data.ts";
import { writeCsvRows } from "../csv-table.ts";
import { writeDay } from "../day.ts";
import { allSources, noteOnWire, usualOrigins } from "../origins.ts";
import type { ArchivedRelease, HeldPlace, StoredRelease } from "../release.ts";
import { INDIA_VIEW, WORLD_VIEW } from "../views.ts";
import { changesSince } from "./changes.ts";
import { csvwMetadata } from "./csvw-metadata.ts";
import { dataPackage } from "./data-package.ts";
import { releaseJson } from "./release-json.ts";
import { releaseTables } from "./release-tables.ts";
import type { StoredFile } from "./stored-files.ts";
import { csvName, type Dataset, type Table } from "./table.ts";
import { workbook } from "./workbook.ts";

/** What release.json says about its release before the places. */
export type ReleaseHead = Omit<ReleaseDescription, "files" | "citation">;

/** Makes all files of a release; `former` is the one before it. */
export async function releaseFiles(
  kept: ArchivedRelease,
  release: StoredRelease,
  former: StoredRelease | null,
): Promise<StoredFile[]> {
  const changes = former && changesSince(former, release);
  const tables = [...releaseTables(release), ...(changes ? [changes.table] : [])];
  const head = headOf(kept, release, changes?.summary ?? null);
  const dataset = datasetOf(head, kept, tables);
  const csvByTable = new Map(tables.map((table) => [table.name, csvOf(table)]));
  const contents: [string, Buffer][] = [
    ...tables.map((table): [string, Buffer] => [csvName(table), csvByTable.get(table.name)!]),
    ["datapackage.json", jsonOf(dataPackage(dataset, csvByTable))],
    ["csv-metadata.json", jsonOf(csvwMetadata(dataset))],
    ["release.json", jsonOf(releaseJson(head, tables))],
    ["release.xlsx", await workbook(dataset)],
  ];
  return Promise.all(contents.map(([name, content]) => stored(name, content)));
}

function headOf(
  { id, view, asOf, releasedOn, formerId, isFromFacts }: ArchivedRelease,
  { places }: StoredRelease,
  changes: ReleaseHead["changes"],
): ReleaseHead {
  const { metrics } = (view === "india" ? INDIA_VIEW : WORLD_VIEW).risk;
  const held: readonly HeldPlace[] = places;
  const usual = usualOrigins<string>(metrics, held);
  return {
    id,
    view,
    last_updated: writeDay(asOf),
    released: writeDay(releasedOn),
    former: formerId,
    title: DATASETS[view].title,
    description: `${DATASETS[view].description} As of ${asOf}; each figure has its own year, status and source.`,
    count: places.length,
    index: held.some(({ given }) => given) ? "imported" : "computed",
    changes,
    metrics: metrics.map((metric) => noteOnWire<string>(metric, usual)),
    sources: allSources(held),
    terms: {
      text: isFromFacts ? TERMS : TERMS_OF_IMPORTED,
      licence: null,
      sources: isFromFacts ? [...SOURCES[view]] : [],
    },
  };
}

const TERMS_OF_IMPORTED =
  "These figures were imported by the operator of this site; the terms of their sources are not known here. Name the sources given with the figures when you use them.";
const NO_LICENCE =
  "No licence covers the whole, for several sources state none; release.json lists the terms of each as found.";

const datasetOf = (
  head: ReleaseHead,
  kept: ArchivedRelease,
  tables: readonly Table[],
): Dataset => ({
  id: head.id,
  title: head.title,
  description: head.description,
  asOf: kept.asOf,
  releasedOn: kept.releasedOn,
  rights: `${head.terms.text} ${NO_LICENCE}`,
  sources: head.sources,
  tables,
});

const csvOf = ({ columns, rows }: Table) =>
  Buffer.from(
    writeCsvRows(
      columns.map(({ name }) => name),
      rows,
    ),
  );

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

const stored = async (name: string, content: Buffer): Promise<StoredFile> => ({
  name,
  bytes: content.length,
  sha256: hash("sha256", content),
  gzip: (await promisify(gzip)(content, { level: 9 })).toString("base64"),
});
