import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

/**
 * Refuses a request that another site's page makes its visitor's browser send. Browsers let any
 * page submit a form anywhere: without this, a page could guess passwords from its visitors'
 * addresses. Programs need not send an origin, and are let through without one.
 *
 * @param friendlyOrigins Allowed origins besides the server's own; null entries are ignored.
 * @throws {ApiError} 403 `other_site`.
 */
export function refuseOtherSites(
  request: FastifyRequest,
  friendlyOrigins: readonly (string | null)[],
): void {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (origin !== undefined && friendlyOrigins.includes(origin)) return;
  // Prefer the browser's own comparison: a proxy may have changed Host.
  const isOther =
    site === undefined
      ? origin !== undefined && URL.parse(origin)?.host !== request.host.toLowerCase()
      : site !== "same-origin" && site !== "none";
  if (!isOther) return;
  request.log.warn(
    { origin: origin?.slice(0, 200), host: request.host.slice(0, 200) },
    "login from a page of another origin refused; if it is this site's own, set SITE_URL to it",
  );
  throw new ApiError(
    403,
    "other_site",
    "Log in on this site's own page, or from your own program.",
  );
}
