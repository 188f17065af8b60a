import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ApiErrorBody, SecondFactor } from "#contract/error.ts";
import type { RefusalCode } from "#contract/refusal-codes.data.ts";
import { DomainError } from "#domain/domain-error.ts";
import { NoReleaseError } from "../cirus/release.ts";
import { hasLoginEnded, isDatabaseAway } from "../db/database-errors.ts";
import { clientAddress } from "./client-address.ts";

/** A refusal that only makes sense in HTTP: no session, no such path, too many tries. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: RefusalCode;
  readonly retryAfterSeconds: number | undefined;
  readonly suggest: readonly string[];
  readonly entry: string | undefined;
  readonly secondStep: SecondStep | undefined;

  constructor(
    status: number,
    code: RefusalCode,
    detail: string,
    {
      retryAfterSeconds,
      suggest = [],
      entry,
      secondStep,
    }: {
      retryAfterSeconds?: number;
      suggest?: readonly string[];
      entry?: string | undefined;
      secondStep?: SecondStep;
    } = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.suggest = suggest;
    this.entry = entry;
    this.secondStep = secondStep;
  }
}

/** How a login with the right password continues. */
export interface SecondStep {
  readonly ticket: string;
  readonly factors: readonly SecondFactor[];
}

// Fastify's own errors from before a handler runs, as sentences that say what to do.
const FRAMEWORK_REFUSALS: Record<string, [status: number, code: RefusalCode, detail: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    "unsupported_media_type",
    "Send the body with the Content-Type this call takes: application/json, or application/x-www-form-urlencoded to log in.",
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "malformed_body", "The body is empty. Send a JSON object."],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "malformed_body", "The body is not valid JSON."],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "body_too_large", "The body may have at most 256 KiB."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    "malformed_body",
    "The body is shorter or longer than its Content-Length says.",
  ],
};

const CUT_OFF = new ApiError(
  400,
  "malformed_body",
  "The body was cut off before its end. Send the request again.",
);

/** What an operator must look at, with the error behind it. */
const FAULTS: ReadonlySet<RefusalCode> = new Set(["internal", "database_away"]);

/** Turns what a route threw into the contract's error body. All error responses come from here. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A client that hangs up while sending is not our error.
  const refusal = error === request.raw.errored ? CUT_OFF : asApiError(error);
  if (FAULTS.has(refusal.code)) request.log.error(error);
  else {
    // Log only the kind of refusal: an attacker can send more text than a log should keep.
    const level = refusal.status === 503 ? "warn" : "info";
    request.log[level]({ code: refusal.code, address: clientAddress(request) }, "refused");
  }
  reply.header("cache-control", "no-store");
  if (refusal.status === 401) reply.header("www-authenticate", "Bearer");
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header("retry-after", refusal.retryAfterSeconds);
  }
  return reply.code(refusal.status).send(errorBody(refusal));
}

// A longer one is not sent back.
const LONGEST_ENTRY = 100;

/** The body of an error answer. */
export const errorBody = ({
  message,
  code,
  suggest,
  entry,
  secondStep,
}: ApiError): ApiErrorBody => ({
  detail: message,
  error: message,
  code,
  ...(suggest.length > 0 && { suggest: [...suggest] }),
  ...(entry !== undefined && entry.length <= LONGEST_ENTRY && { entry }),
  ...(secondStep && { ticket: secondStep.ticket, factors: [...secondStep.factors] }),
});

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DomainError) {
    const { code, message, suggest, entry } = error;
    return new ApiError(422, code, message, { suggest, entry });
  }
  if (error instanceof z.ZodError) return invalidRequest(error);
  const framework = FRAMEWORK_REFUSALS[(error as { code?: string }).code ?? ""];
  if (framework) return new ApiError(...framework);
  if (error instanceof NoReleaseError) {
    return new ApiError(503, "no_release", error.message, { retryAfterSeconds: 5 });
  }
  if (isDatabaseAway(error)) {
    return new ApiError(
      503,
      "database_away",
      "The site cannot reach its database at the moment. Try again in a few seconds.",
      { retryAfterSeconds: 5 },
    );
  }
  if (hasLoginEnded(error)) {
    return new ApiError(401, "login_required", "Your login ended just now. Log in again.");
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new ApiError(status, "bad_request", "The request is malformed.");
  }
  return new ApiError(500, "internal", "Something went wrong on our side. Try again.");
}

// A refusal stays short, however much is wrong with the request.
const MOST_SENTENCES = 5;

function invalidRequest(error: z.ZodError): ApiError {
  const sentences = error.issues.slice(0, MOST_SENTENCES).map(({ message }) => message);
  const own = error.issues.map(codeOf).find((code) => code !== undefined);
  return new ApiError(422, own ?? "invalid_request", [...new Set(sentences)].join(" "));
}

// The code that the contract gave its own refusal, or the one for an unknown choice.
function codeOf(issue: z.core.$ZodIssue): RefusalCode | undefined {
  if (issue.code === "custom") return issue.params?.code;
  return issue.code === "invalid_union" && issue.discriminator !== undefined
    ? "bad_mode"
    : undefined;
}
