import type { Socket } from "node:net";
import { ApiError, errorBody } from "./api-error.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const NOT_HTTP = new ApiError(400, "bad_request", "This is not an HTTP/1.1 request.");
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
const REASONS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** Answers what Node could not read as a request, or not in time, and hangs up. */
export function refuseUnparsed(error: Error & { code?: string }, socket: Socket): void {
  // Once an answer has begun, the client would read a refusal as part of it.
  if (socket.writable && socket.bytesWritten === 0) {
    socket.write(refusalText(REFUSALS[error.code ?? ""] ?? NOT_HTTP));
  }
  socket.destroy();
}

function refusalText(refusal: ApiError): string {
  const body = JSON.stringify(errorBody(refusal));
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    date: new Date().toUTCString(),
    ...SECURITY_HEADERS,
    "x-request-id": crypto.randomUUID(),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${REASONS[refusal.status]}`, ...lines, "", body].join("\r\n");
}
