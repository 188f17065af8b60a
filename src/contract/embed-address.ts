import { VIEWS } from "#domain/risk/view.ts";
import type { ViewName } from "#domain/risk/view-name.ts";

/** What an embedded comparison shows. */
export interface EmbedAddress {
  readonly view: ViewName;
  /** The key of the metric that is compared; null for the risk index. */
  readonly metric: string | null;
  readonly index: (typeof EMBEDDED_INDICES)[number];
  /** The id of the release whose figures are shown for ever; null for those that are live. */
  readonly release: string | null;
  /** Shows a map of the view in the place of some places. */
  readonly isMap: boolean;
  /** Ids, each once; none for the most exposed states or countries. */
  readonly places: readonly string[];
}

const EMBEDDED_INDICES = ["plain", "grouped", "published"] as const;

/** The path of the embedded comparison. */
export const EMBED_PATH = "/embed/cirus";

/** The ids that an import makes from names, in any script. */
const ID = /^[\p{L}\p{M}\p{N}_-]{1,60}$/u;

/** More places than this are left out, as in the comparison. */
export const MOST_EMBEDDED = 10;

interface Parameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/**
 * Reads what to show from the query of an embed or of the CIRUS page; what is missing or unknown
 * gets its default.
 *
 * @example
 * readEmbedAddress(new URLSearchParams("view=world&place=IN&place=JP")).places; // ["IN", "JP"]
 */
export function readEmbedAddress(parameters: Parameters): EmbedAddress {
  const view = parameters.get("view") === "world" ? "world" : "india";
  const release = parameters.get("release") ?? "";
  const ids = parameters.getAll("place").filter((id) => ID.test(id));
  return {
    view,
    metric: metricsOf(view).find((key) => key === parameters.get("metric")) ?? null,
    index: EMBEDDED_INDICES.find((index) => index === parameters.get("index")) ?? "plain",
    release: RELEASE.test(release) ? release : null,
    isMap: parameters.get("chart") === "map",
    places: [...new Set(ids)].slice(0, MOST_EMBEDDED),
  };
}

/**
 * The parts of an address that say what to show and that are not known, as they are written there.
 *
 * @example
 * unknownParts(new URLSearchParams("view=moon&place=IN")); // ["view=moon"]
 */
export function unknownParts(parameters: Parameters): readonly string[] {
  const { view, metric, index, release } = readEmbedAddress(parameters);
  const known: readonly (readonly [name: string, value: string | null])[] = [
    ["view", view],
    ["metric", metric],
    ["index", index],
    ["release", release],
    ["chart", "map"],
  ];
  return known.flatMap(([name, value]) => {
    const asked = parameters.get(name);
    return asked === null || asked === value ? [] : [`${name}=${asked}`];
  });
}

const RELEASE = /^[a-z0-9-]{1,80}$/;

const metricsOf = (view: ViewName) => [
  ...VIEWS[view].metrics.map(({ key }) => key as string),
  ...(view === "india" ? PUBLISHED : []),
];
// What sources print of the states of India.
const PUBLISHED = [
  "internet_subscriptions_per_100",
  "internet_subscriptions_million",
  "cyber_crime_cases",
];

/**
 * Writes the query that shows the same again.
 *
 * @example
 * embedQuery(readEmbedAddress(new URLSearchParams("view=world&place=IN"))); // "view=world&place=IN"
 */
export const embedQuery = (address: EmbedAddress): string =>
  [
    `view=${address.view}`,
    ...(address.metric === null ? [] : [`metric=${address.metric}`]),
    ...(address.index === "plain" ? [] : [`index=${address.index}`]),
    ...(address.isMap ? ["chart=map"] : []),
    ...(address.release === null ? [] : [`release=${address.release}`]),
    ...address.places.map((id) => `place=${encodeURIComponent(id)}`),
  ].join("&");

/** The size of a frame, in CSS pixels: room for ten lines and what is below them. */
export const EMBED_SIZE = { width: 600, height: 520 } as const;

/** The HTML by which a page shows the comparison in a frame. */
export const embedHtml = (
  address: EmbedAddress,
  { origin, width, height }: { origin: string; width: number; height: number },
): string =>
  `<iframe src="${origin}${EMBED_PATH}?${embedQuery(address).replaceAll("&", "&amp;")}" width="${width}" height="${height}" title="${EMBED_TITLE}" loading="lazy" style="border:0"></iframe>`;

export const EMBED_TITLE = "CIRUS: cyber exposure compared";
