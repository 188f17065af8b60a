import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import { DATASETS, PUBLISHER } from "#domain/risk/citation.ts";
import { OWN_LICENCE, SOURCES, TERMS } from "#domain/risk/sources.data.ts";
import { rangeMeta } from "../answers.ts";
import { writeDay } from "../day.ts";
import { allSources, noteOnWire, usualOrigins } from "../origins.ts";
import type { AnyRelease, ArchivedRelease, OwnFacts, StoredRelease } from "../release.ts";
import { VIEWS } from "../views.ts";
import { changesSince } from "./changes.ts";
import { releaseTables } from "./release-tables.ts";
import type { StoredFile } from "./stored-files.ts";
import type { Cell, Table } from "./table.ts";
import { csvOf, resourceOf, workbookOf } from "./write-tables.ts";

/** What release.json says about its release before the places. */
type ReleaseHead = Omit<ReleaseDescription, "files" | "citation">;

/**
 * Makes all files of a release.
 *
 * @param former The release before it.
 * @param own The operator's own facts behind it.
 */
export async function releaseFiles(
  archived: ArchivedRelease,
  release: StoredRelease,
  former: StoredRelease | null,
  own: OwnFacts,
): Promise<StoredFile[]> {
  const changes = former && changesSince(former, release);
  const tables = [...releaseTables(release, own), ...(changes ? [changes.table] : [])];
  const csvs = tables.map((table) => ({ table, csv: csvOf(table) }));
  const head = headOf(archived, release, changes?.summary ?? null);
  const { id, title, description, terms } = head;
  const rights = `${terms.text} ${NO_LICENCE}`;
  const descriptor = {
    profile: "tabular-data-package",
    name: id,
    id,
    title,
    description: `${description} Ranges of ranks: ${rangeText(head.range)} ${rights}`,
    version: id,
    created: `${archived.releasedOn}T00:00:00Z`,
    contributors: [{ title: PUBLISHER, role: "publisher" }],
    ...(terms.licence !== null && {
      licenses: [
        {
          name: OWN_LICENCE.name,
          title: `${OWN_LICENCE.title}, for what this site works out; see description`,
          path: OWN_LICENCE.path,
        },
      ],
    }),
    sources: [
      ...head.sources.map((source) => ({ title: source })),
      ...terms.sources.map(({ name, gives, licence }) => ({ title: name, gives, licence })),
    ],
    resources: csvs.map(({ table, csv }) => resourceOf(table, csv)),
  };
  const about: [string, string][] = [
    ["Title", title],
    ["Release", id],
    ["As of", archived.asOf],
    ["Released", archived.releasedOn],
    ["Description", description],
    ["Ranges of ranks", rangeText(head.range)],
    ["Terms", rights],
  ];
  const contents: [string, Buffer][] = [
    ...csvs.map(({ table, csv }): [string, Buffer] => [`${table.name}.csv`, csv]),
    ["datapackage.json", jsonOf(descriptor)],
    ["release.json", jsonOf(releaseJson(head, tables))],
    ["release.xlsx", await workbookOf(about, tables)],
  ];
  return Promise.all(contents.map(([name, content]) => stored(name, content)));
}

const rangeText = (range: ReleaseHead["range"]) =>
  range
    ? `rank_low to rank_high: where the rank lies in ${100 * range.share} % of ${range.draws} draws (seed "${range.seed}") that varied together ${range.varied.join("; ")}.`
    : "None: rank_low and rank_high are empty.";

function headOf(
  { id, view, asOf, releasedOn, formerId, isFromFacts }: ArchivedRelease,
  { places }: AnyRelease,
  changes: ReleaseHead["changes"],
): ReleaseHead {
  const { metrics } = VIEWS[view].risk;
  const usual = usualOrigins(metrics, places);
  return {
    id,
    view,
    last_updated: writeDay(asOf),
    released: writeDay(releasedOn),
    former: formerId,
    title: DATASETS[view].title,
    description: `${DATASETS[view].description} As of ${asOf}; each figure has its own year, status and source.`,
    count: places.length,
    index: places.some(({ given }) => given) ? "imported" : "computed",
    changes,
    range: rangeMeta(view, places),
    metrics: metrics.map((metric) => noteOnWire(metric, usual)),
    sources: allSources(places),
    terms: {
      text: isFromFacts ? `${TERMS} ${OWN_LICENCE.covers}` : TERMS_OF_IMPORTED,
      licence: isFromFacts ? OWN_LICENCE.name : null,
      sources: isFromFacts ? [...SOURCES[view]] : [],
    },
  };
}

const TERMS_OF_IMPORTED =
  "These figures were imported by the operator of this site; the terms of their sources are not known here. Name the sources given with the figures when you use them.";
const NO_LICENCE =
  "No licence covers the whole, for several sources state none; sources lists the terms of each as found.";

/**
 * A release as one JSON document: its description, and each place with its `figures`, in the order
 * of `metrics`, as [value, status, year, number of the source in `figure_sources`]; then its states
 * or continents, and the published figures of states.
 */
function releaseJson(head: ReleaseHead, tables: readonly Table[]) {
  const table = (name: string) => tables.find((one) => one.name === name)!;
  const figuresByPlace = Map.groupBy(table("figures").rows, ([place]) => place!);
  const metrics = new Set(head.metrics.map(({ key }) => key));
  const ofGroups = tables.filter(({ name }) => GROUP_TABLES.includes(name));
  return {
    ...head,
    figure_sources: Object.fromEntries(table("sources").rows),
    places: recordsOf(table("places")).map((place) => ({
      ...Object.fromEntries(Object.entries(place).filter(([name]) => !metrics.has(name))),
      figures: figuresByPlace.get(place.id!)!.map(([, , ...figure]) => figure),
    })),

    groups: Object.fromEntries(ofGroups.map((one) => [one.name, recordsOf(one)])),
  };
}

const GROUP_TABLES = ["states", "continents", "published"];

const recordsOf = ({ columns, rows }: Table): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]!])));

export type ReleaseJson = ReturnType<typeof releaseJson>;

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

const stored = async (name: string, content: Buffer): Promise<StoredFile> => ({
  name,
  bytes: content.length,
  sha256: hash("sha256", content),
  gzip: (await promisify(gzip)(content, { level: 9 })).toString("base64"),
});
