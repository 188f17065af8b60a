import type { FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { OperatorError } from "../operator-error.ts";
import { MissingKeyError } from "./secret-keys.ts";

/**
 * For the `catch` of what needs the key of app secrets: turns its loss into a refusal, and logs what
 * the operator should do.
 *
 * @param detail What the member should do.
 * @throws {ApiError} 503, or the error itself if it is another.
 */
export const refuseWithoutKey =
  (request: FastifyRequest, detail: string) =>
  (error: unknown): never => {
    if (!(error instanceof MissingKeyError || error instanceof OperatorError)) throw error;
    request.log.error(error, "no key for members' apps: set SECRET_KEY, or put its file back");
    throw new ApiError(503, "key_missing", detail, { retryAfterSeconds: 60 });
  };
