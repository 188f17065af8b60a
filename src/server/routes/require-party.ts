import type { FastifyRequest } from "fastify";
import { type RelyingParty, relyingPartyOf } from "../factors/relying-party.ts";
import { ApiError } from "../http/api-error.ts";

/**
 * The relying party for passkeys.
 *
 * @throws {ApiError} 422 where browsers offer no passkeys.
 */
export function requireParty(siteUrl: string | null, request: FastifyRequest): RelyingParty {
  const party = relyingPartyOf(siteUrl, request.host);
  if (party) return party;
  throw new ApiError(
    422,
    "passkeys_need_a_name",
    "Passkeys work only under the site's own name. On this machine, open the site as http://localhost; elsewhere, whoever runs it has to set SITE_URL.",
  );
}
