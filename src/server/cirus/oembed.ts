import type { FastifyInstance, FastifyRequest } from "fastify";
import { API_BASE } from "#contract/call-request.ts";
import {
  EMBED_PATH,
  EMBED_SIZE,
  EMBED_TITLE,
  embedHtml,
  embedQuery,
  readEmbedAddress,
} from "#contract/embed-address.ts";
import { PUBLISHER } from "#domain/risk/citation.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";

const EMBEDDABLE: readonly string[] = ["/cirus", EMBED_PATH];
/** Room for ten ids of the packaged places; proxies refuse answers with long headers. */
const LONGEST_LINK = 2000;
const CACHE_SECONDS = 86_400;

/**
 * Tells other sites how to show a comparison.
 *
 * @see https://oembed.com
 */
export function cirusOembedRoute(app: FastifyInstance, siteUrl: string | null) {
  mount(app, "GET /cirus/oembed", ({ query, request }) => {
    if (query.format === "xml") {
      throw new ApiError(501, "json_only", "Only JSON is supported. Use format=json.");
    }
    const origin = siteUrl ?? ownOrigin(request);
    const url = URL.parse(query.url);
    if (url?.origin !== origin || !isEmbeddable(url)) {
      throw new ApiError(
        404,
        "not_embeddable",
        `This address cannot be embedded. Send that of ${origin}/cirus or ${origin}${EMBED_PATH}, with its query.`,
      );
    }
    const width = Math.min(EMBED_SIZE.width, query.maxwidth ?? Number.POSITIVE_INFINITY);
    const height = Math.min(EMBED_SIZE.height, query.maxheight ?? Number.POSITIVE_INFINITY);
    const embed = {
      version: "1.0" as const,
      type: "rich" as const,
      title: EMBED_TITLE,
      provider_name: PUBLISHER,
      provider_url: origin,
      cache_age: CACHE_SECONDS,
      html: embedHtml(readEmbedAddress(url.searchParams), { origin, width, height }),
      width,
      height,
    };
    return prepareAnswer(embed, { sentOnce: true });
  });
}

/**
 * The `Link` header by which other sites find the oEmbed of a page as it was asked for; null for a
 * page that cannot be embedded, or whose address is too long for a header.
 */
export function oembedLink(request: FastifyRequest, siteUrl: string | null): string | null {
  const origin = siteUrl ?? ownOrigin(request);
  const url = URL.parse(request.url, origin);
  if (url === null || !isEmbeddable(url)) return null;
  // Built from the parsed values: nothing unknown enters the header.
  const query = embedQuery(readEmbedAddress(url.searchParams));
  const address = encodeURIComponent(`${origin}${EMBED_PATH}?${query}`);
  if (address.length > LONGEST_LINK) return null;
  return `<${API_BASE}/cirus/oembed?url=${address}>; rel="alternate"; type="application/json+oembed"`;
}

const isEmbeddable = ({ pathname }: URL) => EMBEDDABLE.includes(pathname.replace(/\/$/, ""));

const ownOrigin = ({ protocol, host }: FastifyRequest) =>
  URL.parse(`${protocol}://${host}`)?.origin ?? "";
