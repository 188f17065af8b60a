import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

/**
 * Refuses a request that a page of another site makes its visitor's browser send. A form needs nobody's
 * leave to be sent: without this a page could have its visitors guess passwords from their addresses.
 * Programs do not say where they come from, and need not.
 *
 * @param friendlyOrigins Origins beside the one that was asked; null stands for none.
 * @throws {ApiError} 403 `other_site`.
 */
export function refuseOtherSites(
  request: FastifyRequest,
  friendlyOrigins: readonly (string | null)[],
): void {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (origin !== undefined && friendlyOrigins.includes(origin)) return;
  // What the browser itself compared comes first: a proxy may have put another name in Host.
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
    "Log in on this site's own page, or from a program of yours.",
  );
}
