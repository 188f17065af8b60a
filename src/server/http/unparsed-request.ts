import { http } from "../node-http.ts";
import { ApiError, errorBody } from "./api-error.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const REFUSALS: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError(
    431,
    "head_too_large",
    "The address and the headers may have 16 KiB together. Send shorter numbers or fewer headers.",
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(
    408,
    "request_timeout",
    "The request took too long to arrive. Send it again.",
  ),
};
/** Refuses anything other than HTTP/1.1. */
export const NOT_HTTP = new ApiError(400, "bad_request", "This is not an HTTP/1.1 request.");

/** The refusal of bytes that Node could not parse, by its error code. */
export const unparsedRefusal = ({ code = "" }: { code?: string }): ApiError =>
  REFUSALS[code] ?? NOT_HTTP;

/** Refuses CONNECT, which only proxies need. */
export const NO_TUNNEL = new ApiError(
  400,
  "bad_request",
  "This server is not a proxy: use GET or POST.",
);

/** Refuses a request that is still incomplete when a stopping server can wait no longer. */
export const STOPPING = new ApiError(
  503,
  "overloaded",
  "The server is stopping. Send the request again in a few seconds.",
  { retryAfterSeconds: 3 },
);

/** A refusal as raw HTTP, for a connection that ends with it. */
export function refusalText(refusal: ApiError): string {
  const body = JSON.stringify(errorBody(refusal));
  const { status, retryAfterSeconds } = refusal;
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    date: new Date().toUTCString(),
    ...SECURITY_HEADERS,
    "x-request-id": crypto.randomUUID(),
    ...(retryAfterSeconds !== undefined && { "retry-after": retryAfterSeconds }),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
