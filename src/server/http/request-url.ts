/** A path that serves nothing. */
const NOWHERE = "/api";

/** Whether each % of a text begins two hexadecimal digits, and the bytes they stand for are UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    // The result must be used: the bundler drops a call of this function otherwise.
    return decodeURIComponent(text).isWellFormed();
  } catch {
    return false;
  }
}

/** Whether the path of an address can be decoded. */
export const isReadable = (url: string): boolean => isDecodable(url.split("?", 1)[0]!);

/**
 * The address that a request is routed by: without an origin, which a client may put before it, as
 * for a proxy. Where it cannot be decoded, Fastify would refuse it before any hook has set the headers
 * of every answer.
 */
export function routedUrl(url = "/"): string {
  if (!isReadable(url)) return NOWHERE;
  if (url.startsWith("/")) return url;
  return url.replace(/^https?:\/\/[^/?]*(?=(\/?))/i, (_, slash) => (slash ? "" : "/"));
}
