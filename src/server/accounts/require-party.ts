import type { FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";

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
    "Passkeys do not work at this address of the site. Use a password, or open the site at its own address; on the computer it runs on, that is http://localhost.",
  );
}
