import { isIP } from "node:net";

/** The site, as passkeys know it. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  readonly id: string;
  /** The one origin whose pages may use them. */
  readonly origin: string;
}

/**
 * The relying party of a site: that of SITE_URL, otherwise `localhost` on this machine. Null where
 * browsers offer no passkeys, as at an IP address.
 *
 * @param host The host and port that the request was sent to.
 */
export function relyingPartyOf(siteUrl: string | null, host: string): RelyingParty | null {
  const url = URL.parse(siteUrl ?? `http://${host}`);
  if (url === null) return null;
  const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0;
  if (!isNamed || (siteUrl === null && url.hostname !== "localhost")) return null;
  return { id: url.hostname, origin: url.origin };
}
