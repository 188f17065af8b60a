import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import { DATASETS, PUBLISHER } from "#domain/risk/citation.ts";
import { OWN_LICENCE } from "#domain/risk/sources.data.ts";
import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import { API_ADDRESS } from "../../../api/api-address.ts";
import { VIEW_FACTS } from "../view-words.data.ts";

type View = keyof typeof DATASETS;

const FILES = [
  ["places.csv", "text/csv"],
  ["figures.csv", "text/csv"],
  ["datapackage.json", "application/json"],
  ["release.json", "application/json"],
  ["release.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
] as const;

/**
 * The figures of both views as schema.org datasets, without naming a release: the addresses are
 * those of whichever is live.
 *
 * @see https://schema.org/Dataset
 */
export const liveDatasets = (origin: string) =>
  VIEW_NAMES.map((view) => ({
    ...datasetOf(view, origin),
    distribution: FILES.map(([name, encodingFormat]) => ({
      "@type": "DataDownload",
      name,
      encodingFormat,
      contentUrl: absolute(`${API_ADDRESS}/cirus/releases/${view}/${name}`, origin),
    })),
  }));

/** One release as a schema.org dataset, for a page that shows it. */
export const releaseDataset = (release: ReleaseDescription, origin: string) => ({
  "@context": "https://schema.org",
  ...datasetOf(release.view, origin),
  ...(release.terms.licence !== null && { copyrightNotice: OWN_LICENCE.covers }),
  "@id": releasePage(release.id, origin),
  url: releasePage(release.id, origin),
  version: release.id,
  datePublished: isoDay(release.released),
  creditText: release.citation.text,
  variableMeasured: release.metrics.map(({ label }) => label),
  distribution: release.files.map(({ name, title, media_type, url, bytes, sha256 }) => ({
    "@type": "DataDownload",
    name,
    description: title,
    encodingFormat: media_type.split(";", 1)[0],
    contentUrl: absolute(url, origin),
    contentSize: `${bytes} B`,
    sha256,
  })),
});

/** The page of a release, in full. */
export const releasePage = (id: string, origin: string) =>
  `${origin}/cirus/releases?release=${encodeURIComponent(id)}`;

/** Where the figures of a list can be found and cited. */
export const citedAt = ({ release }: { readonly release: string }) =>
  release ? releasePage(release, location.origin) : `${location.origin}/cirus`;

/** A day as 2025-09-30, from 30/09/2025. */
export const isoDay = (day: string) => day.split("/").reverse().join("-");

// No licence is named for the whole: that of this site covers only what it works out, and several sources
// state none. `usageInfo` leads to the terms of each.
const datasetOf = (view: View, origin: string) => ({
  "@type": "Dataset",
  name: DATASETS[view].title,
  description: DATASETS[view].description,
  url: `${origin}/cirus/releases?release=${view}`,
  creator: { "@type": "Organization", name: PUBLISHER, url: `${origin}/` },
  isAccessibleForFree: true,
  usageInfo: `${origin}/cirus/method#sources`,
  spatialCoverage: VIEW_FACTS[view].label,
});

const absolute = (address: string, origin: string) =>
  address.startsWith("/") ? `${origin}${address}` : address;
