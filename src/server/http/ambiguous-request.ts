import type { IncomingMessage } from "node:http";
import { ApiError } from "./api-error.ts";
import { NOT_HTTP } from "./unparsed-request.ts";

const BAD_HOST = new ApiError(400, "bad_request", "Send one Host header with the server's name.");
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:\d*)?$/i;

/**
 * Refuses requests that Node accepts but a proxy or cache may read differently: another version of
 * HTTP, or an HTTP/1.1 request that does not name its host exactly once.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function ambiguityRefusal({
  httpVersion,
  rawHeaders,
}: IncomingMessage): ApiError | undefined {
  if (httpVersion === "1.0") return undefined;
  if (httpVersion !== "1.1") return NOT_HTTP;
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && isHost(rawHeaders[at - 1]!));
  return hosts.length === 1 && HOST.test(hosts[0]!) ? undefined : BAD_HOST;
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === "host";
