import type { FastifyInstance, FastifyRequest } from "fastify";
import { PUBLISHER } from "#domain/risk/datasets.data.ts";
import {
  EMBED_PATH,
  EMBED_TITLE,
  embedHtml,
  readEmbedAddress,
} from "#domain/risk/embed-address.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";

const EMBEDDABLE: readonly string[] = ["/cirus", EMBED_PATH];
const WIDTH = 600;
const HEIGHT = 520;
const CACHE_SECONDS = 86_400;

/**
 * Tells other sites how to show a comparison.
 *
 * @see https://oembed.com
 */
export function cirusOembedRoute(app: FastifyInstance, siteUrl: string | null) {
  mount(app, "GET /cirus/oembed", ({ query, request }) => {
    if (query.format === "xml") {
      throw new ApiError(501, "json_only", "Only JSON is answered here. Ask with format=json.");
    }
    const origin = siteUrl ?? ownOrigin(request);
    const url = URL.parse(query.url);
    const path = url?.pathname.replace(/\/$/, "") ?? "";
    if (url?.origin !== origin || !EMBEDDABLE.includes(path)) {
      throw new ApiError(
        404,
        "not_embeddable",
        `This address cannot be embedded. Send that of ${origin}/cirus or ${origin}${EMBED_PATH}, with its query.`,
      );
    }
    const width = Math.min(WIDTH, query.maxwidth ?? WIDTH);
    const height = Math.min(HEIGHT, query.maxheight ?? HEIGHT);
    return prepareAnswer({
      version: "1.0" as const,
      type: "rich" as const,
      title: EMBED_TITLE,
      provider_name: PUBLISHER,
      provider_url: origin,
      cache_age: CACHE_SECONDS,
      html: embedHtml(readEmbedAddress(url.searchParams), { origin, width, height }),
      width,
      height,
    });
  });
}

const ownOrigin = ({ protocol, host }: FastifyRequest) =>
  URL.parse(`${protocol}://${host}`)?.origin ?? "";
