import { z } from "zod";
import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import { cirusMeta } from "./cirus.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { PREPARED } from "./examples.ts";

const { last_updated, released, index, range, metrics, sources } = cirusMeta.shape;

const releaseHead = {
  id: z.string().describe("Identifies the release, also in its address."),
  view: z.enum(VIEW_NAMES).describe("Whether its places are districts or countries."),
  last_updated,
  released,
  former: z
    .string()
    .nullable()
    .describe("The release that was live before it; null for the first one."),
};

const releaseSummary = z
  .object({
    ...releaseHead,
    live: z.boolean().describe("Whether the lists of places use it now."),
  })
  .meta({ id: "Release", description: "One release of the figures of a view." });
export type ReleaseSummary = z.infer<typeof releaseSummary>;

const changes = z
  .object({
    former: z.string().describe("The release it is compared with."),
    places_added: z.array(z.string()).describe("Ids of places that the former release lacks."),
    places_removed: z.array(z.string()).describe("Ids of places that only the former one has."),
    figures: z
      .int()
      .describe("How many figures differ in value, status or year: the rows of changes.csv."),
    figures_by_metric: z.record(z.string(), z.int()),
  })
  .meta({ id: "ReleaseChanges", description: "What a release changes against the former one." });
export type ReleaseChanges = z.infer<typeof changes>;

const file = z
  .object({
    name: z.string(),
    title: z.string(),
    url: z.string().describe("Its address on this server; its content never changes."),
    media_type: z.string(),
    bytes: z.int().describe("Before compression in transfer."),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe("Of the same bytes."),
  })
  .meta({ id: "ReleaseFile", description: "A file of a release. Its bytes never change." });
export type ReleaseFile = z.infer<typeof file>;

const terms = z
  .object({
    text: z.string().describe("What those who reuse the figures should do."),
    licence: z
      .string()
      .nullable()
      .describe(
        "The SPDX name of the licence of what this site works out, which covers no published figure; null for imported figures and in older releases.",
      ),
    sources: z
      .array(z.object({ name: z.string(), gives: z.string(), licence: z.string() }))
      .describe("The terms of each source as found; empty if an operator imported the metrics."),
  })
  .meta({ id: "ReleaseTerms", description: "The terms of use, source by source." });

const citation = z
  .object({
    text: z.string(),
    bibtex: z.string(),
    csl: z
      .object({
        id: z.string(),
        type: z.literal("dataset"),
        title: z.string(),
        author: z.array(z.object({ literal: z.string() })),
        publisher: z.string(),
        issued: z.object({ "date-parts": z.array(z.array(z.int())) }),
        version: z.string(),
        URL: z.string().optional().describe("Only if the site knows its own address."),
      })
      .describe("CSL-JSON, for reference managers."),
  })
  .meta({ id: "Citation", description: "How to cite a release." });
export type Citation = z.infer<typeof citation>;

/** The description of a release; its file release.json starts with the same, without files. */
const releaseDescription = z
  .object({
    ...releaseHead,
    title: z.string(),
    description: z.string(),
    count: z.int().describe("How many places it has."),
    index,
    range: z.exactOptional(range).describe("As with the lists; absent in older releases."),
    changes: changes.nullable().describe("Null for the first release of its view."),
    metrics,
    sources,
    terms,
    citation,
    files: z.array(file),
  })
  .meta({ id: "ReleaseDescription", description: "A release: its files, terms and citation." });
export type ReleaseDescription = z.infer<typeof releaseDescription>;

const release = z
  .string()
  .max(100, "Name a release.")
  .describe("Its id, as in the list of releases; india or world means the live one.");
const refusals = { 404: "There is no such release; the sentence names some and the list of all." };

export const cirusReleaseEndpoints = {
  "GET /cirus/releases": {
    summary: "All releases of the figures, the newest first.",
    description: `Releases are kept for ever, each with the one it replaced; live marks the one that the lists of places use. ${PREPARED}`,
    answer: {
      data: [
        {
          id: "world-2025-09-25-8d2c57aa8e5a",
          view: "world",
          last_updated: "25/09/2025",
          released: "01/10/2025",
          former: null,
          live: true,
        },
      ],
    },
    access: "public",
    response: z.object({ data: z.array(releaseSummary) }),
  },
  "GET /cirus/releases/{release}": {
    summary: "One release: what it changed, its files with their checksums, terms and citation.",
    description: `Each file comes with its SHA-256. To cite figures, cite their release by its id: it never changes. ${PREPARED}`,
    examples: [{ params: { release: "world" } }],
    access: "public",
    params: z.object({ release }),
    response: releaseDescription,
    refusals,
  },
  "GET /cirus/releases/{release}/{file}": {
    summary: "A file of a release: CSV, Excel workbook, JSON, or a description of the CSV files.",
    description:
      "Tables are CSV with a byte-order mark, described by datapackage.json (Frictionless); release.json and release.xlsx have them all. At an address with a release's id a file's bytes never change: caches may keep it for ever.",
    examples: [{ params: { release: "world", file: "metrics.csv" } }],
    access: "public",
    params: z.object({
      release,
      file: z.string().max(100, "Name a file.").describe("Its name, as in the release."),
    }),
    answersFile: true,
    refusals,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
