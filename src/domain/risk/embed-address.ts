import { INDIA_METRICS } from "./india/metrics.data.ts";
import type { ViewName } from "./view-facts.data.ts";
import { WORLD_METRICS } from "./world/metrics.data.ts";

/** What an embedded comparison shows. */
export interface EmbedAddress {
  readonly view: ViewName;
  /** The key of the metric that is compared; null for the risk index. */
  readonly metric: string | null;
  /** Ids, each once; none for the most exposed states or countries. */
  readonly places: readonly string[];
}

/** The path of the embedded comparison. */
export const EMBED_PATH = "/embed/cirus";

/** The ids that an import makes from names, in any script. */
const ID = /^[\p{L}\p{M}\p{N}_-]{1,60}$/u;

/** More places than this are left out, as in the comparison. */
export const MOST_EMBEDDED = 10;

const METRICS = { india: INDIA_METRICS, world: WORLD_METRICS } as const;

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
  const metric = METRICS[view].find(({ key }) => key === parameters.get("metric"));
  const ids = parameters.getAll("place").filter((id) => ID.test(id));
  return { view, metric: metric?.key ?? null, places: [...new Set(ids)].slice(0, MOST_EMBEDDED) };
}

/**
 * Writes the query that shows the same again.
 *
 * @example
 * embedQuery({ view: "world", metric: null, places: ["IN"] }); // "view=world&place=IN"
 */
export const embedQuery = ({ view, metric, places }: EmbedAddress): string =>
  [
    `view=${view}`,
    ...(metric === null ? [] : [`metric=${metric}`]),
    ...places.map((id) => `place=${encodeURIComponent(id)}`),
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
