import type { Socket } from "node:net";
import { ApiError, errorBody } from "./api-error.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const REFUSALS: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError(431, "head_too_large", "Send fewer or shorter headers."),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408, "request_timeout", "Send the request in less time."),
};
const NOT_HTTP = new ApiError(400, "bad_request", "This is no request of HTTP/1.1.");

/** Refuses what never became a request, in the one form of all refusals, and hangs up. */
export function refuseUnparsed(error: Error & { code?: string }, socket: Socket) {
  // Where something has been answered, what is written now would be taken for the next answer.
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const refusal = REFUSALS[error.code ?? ""] ?? NOT_HTTP;
  const body = JSON.stringify(errorBody(refusal));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${refusal.code}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
      `X-Request-Id: ${crypto.randomUUID()}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
