import type { FastifyReply, FastifyRequest } from "fastify";
import { api } from "#contract/api.ts";
import { API_BASE } from "#contract/call-request.ts";
import { ApiError, replyWithError } from "./api-error.ts";
import { isReadable } from "./request-url.ts";

/** Answers a call the contract does not have: 405 if the path has another method, else 404. */
export function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply) {
  if (!isReadable(request.originalUrl)) {
    const sentence =
      "The address cannot be decoded: each % must begin two hexadecimal digits of UTF-8.";
    return replyWithError(new ApiError(400, "malformed_address", sentence), request, reply);
  }
  const allowed = methodsAt(request.url.split("?", 1)[0]!);
  if (allowed.length === 0) {
    const where = `The calls are listed at ${API_BASE}/openapi.json.`;
    return replyWithError(
      new ApiError(404, "not_found", `There is nothing at this address. ${where}`),
      request,
      reply,
    );
  }
  reply.header("allow", allowed.join(", ").replace("GET", "GET, HEAD"));
  const sentence = `Use ${allowed.join(" or ")} here, not ${request.method}.`;
  return replyWithError(new ApiError(405, "method_not_allowed", sentence), request, reply);
}

// The calls of the contract, and the document that describes them.
const ADDRESSES = [...Object.keys(api), "GET /openapi.json"];

function methodsAt(path: string): string[] {
  const given = path.split("/");
  return ADDRESSES.flatMap((key) => {
    const [method, template] = key.split(" ") as [string, string];
    const parts = `${API_BASE}${template}`.split("/");
    const matches =
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith("{") || part === given[index]);
    return matches ? [method] : [];
  });
}
