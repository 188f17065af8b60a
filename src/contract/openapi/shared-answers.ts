import type { SharedExamples } from "./example-answers.ts";
import type { Header } from "./types.ts";

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
  readonly headers: readonly HeaderName[];
}

/** Answers that many calls share, and those of addresses without a call. */
export const SHARED_ANSWERS: Readonly<Record<keyof SharedExamples | "NotModified", SharedAnswer>> =
  {
    NotModified: {
      description: "The answer with this ETag is still current.",
      headers: ["ETag", "Cache-Control"],
    },
    BadRequest: {
      description: "The request cannot be read.",
      headers: [],
    },
    LoginRequired: {
      description: "No token, or one that has ended.",
      headers: ["WWW-Authenticate"],
    },
    SecondFactorMissing: {
      description:
        "The site requires a second factor of every member, and this member has none. Set it up at /account.",
      headers: [],
    },
    RecentLoginRequired: {
      description: "The login was not proved in the last ten minutes. Call /auth/confirm first.",
      headers: [],
    },
    NoSuchAddress: {
      description: "There is nothing at this address.",
      headers: [],
    },
    MethodNotAllowed: {
      description: "The address has another method.",
      headers: ["Allow"],
    },
    BodyTooLarge: {
      description: "The body has more than 256 KiB.",
      headers: [],
    },
    UnsupportedMediaType: {
      description: "The body has a media type or encoding that this call does not accept.",
      headers: [],
    },
    NoBodyTaken: {
      description: "The call takes no body.",
      headers: [],
    },
    TooManyRequests: {
      description: "Too many requests from this address are waiting for an answer.",
      headers: ["Retry-After"],
    },
    TooManyAttempts: {
      description: "Too many failed logins for this account or from this address.",
      headers: ["Retry-After"],
    },
    Unavailable: {
      description: "Busy, or the database is away for a moment.",
      headers: ["Retry-After"],
    },
  };
