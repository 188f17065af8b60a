import { type ApiErrorBody, apiErrorBody } from "../error.ts";
import type { RefusalCode } from "../refusal-codes.data.ts";
import type { SchemaWriter } from "./schema-writer.ts";
import type { Answer, Header, Reference } from "./types.ts";

/** The headers that answers carry in addition to those of every web page. */
export const HEADERS = {
  "X-Request-Id": {
    description: "Identifies the request; quote it when you report a fault.",
    schema: { type: "string" },
    example: "7d8f3a52-4c1b-4d0e-9a57-2b6f0c9e1d34",
  },
  ETag: {
    description:
      "Identifies this answer in any encoding: send it as If-None-Match to ask whether it is current.",
    schema: { type: "string" },
    example: 'W/"kQ0v5dGm1gq0s8mJ2Yc3Zb7xw4E"',
  },
  "Cache-Control": {
    description:
      "Public lists may be kept but must be revalidated, files of a release may be kept for good; members' answers must not be kept.",
    schema: {
      type: "string",
      enum: ["public, no-cache", "public, max-age=31536000, immutable", "no-store"],
    },
    example: "public, no-cache",
  },
  "WWW-Authenticate": {
    description: "How to log in.",
    schema: { type: "string", const: "Bearer" },
    example: "Bearer",
  },
  "Retry-After": {
    description: "The seconds to wait before another try.",
    schema: { type: "integer", minimum: 1 },
    example: 5,
  },
  Allow: {
    description: "The methods of this address.",
    schema: { type: "string" },
    example: "POST",
  },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

interface SharedAnswer {
  readonly description: string;
  /** In addition to X-Request-Id. */
  readonly headers?: readonly HeaderName[];
  /** A refusal as an example: its code and sentence. */
  readonly refusal?: readonly [code: RefusalCode, detail: string];
}

const SHARED = {
  NotModified: {
    description: "The answer with this ETag is still current.",
    headers: ["ETag", "Cache-Control"],
  },
  BadRequest: {
    description: "The request cannot be read.",
    refusal: ["malformed_body", "The body is not valid JSON."],
  },
  LoginRequired: {
    description: "No token, or one that has ended.",
    headers: ["WWW-Authenticate"],
    refusal: ["login_required", "This call is for members. Log in first."],
  },
  SecondFactorMissing: {
    description:
      "The site requires a second factor of every member, and this member has none. Set it up at /account.",
    refusal: [
      "second_factor_missing",
      "This site requires a second factor. Set one up in your account: a passkey, or codes from an app.",
    ],
  },
  RecentLoginRequired: {
    description: "The login was not proved in the last ten minutes. Call /auth/confirm first.",
    refusal: [
      "recent_login_required",
      "Confirm your password first: to change the account, you must have logged in within the last ten minutes.",
    ],
  },
  NoSuchAddress: {
    description: "There is nothing at this address.",
    refusal: [
      "not_found",
      "There is nothing at this address. The calls are listed at /api/v1/openapi.json.",
    ],
  },
  MethodNotAllowed: {
    description: "The address has another method.",
    headers: ["Allow"],
    refusal: ["method_not_allowed", "Use POST here, not GET."],
  },
  BodyTooLarge: {
    description: "The body has more than 256 KiB.",
    refusal: ["body_too_large", "The body may have at most 256 KiB."],
  },
  UnsupportedMediaType: {
    description: "The body has a media type or encoding that this call does not accept.",
    refusal: ["unsupported_media_type", "Send the body with the Content-Type application/json."],
  },
  NoBodyTaken: {
    description: "The call takes no body.",
    refusal: ["invalid_request", 'Leave out the unknown field "every".'],
  },
  TooManyAttempts: {
    description: "Too many failed logins for this account or from this address.",
    headers: ["Retry-After"],
    refusal: ["too_many_attempts", "Too many failed logins. Try again in 15 minutes."],
  },
  Unavailable: {
    description: "Busy, or the database is away for a moment.",
    headers: ["Retry-After"],
    refusal: ["overloaded", "The server is busy. Try again in a few seconds."],
  },
} as const satisfies Record<string, SharedAnswer>;

/** The name of an answer that many calls share, or that of an address without a call. */
export type SharedName = keyof typeof SHARED;

/** Refers to a shared answer. */
export const shared = (name: SharedName): Reference => ({
  $ref: `#/components/responses/${name}`,
});

/** The shared answers, by name. */
export function sharedAnswers(write: SchemaWriter["write"]): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries<SharedAnswer>(SHARED).map(([name, { description, headers = [], refusal }]) => [
      name,
      {
        description,
        headers: headerReferences(headers),
        ...(refusal && {
          content: {
            "application/json": {
              schema: write(apiErrorBody),
              examples: { refusal: { value: refusalBody(...refusal) } },
            },
          },
        }),
      },
    ]),
  );
}

/** References to headers, and to the one that every answer has. */
export const headerReferences = (names: readonly HeaderName[]): Record<string, Reference> =>
  Object.fromEntries(
    (["X-Request-Id", ...names] as const).map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const refusalBody = (code: RefusalCode, detail: string): ApiErrorBody => ({
  detail,
  error: detail,
  code,
});
