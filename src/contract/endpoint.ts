import type { z } from "zod";
import type { CallParts } from "./call-request.ts";

/** What a call sends, as an example. */
export interface SentCall extends CallParts {
  /** What the example shows, if there are several. */
  readonly title?: string;
}

/** One call of the API: who may make it, what it takes and what it answers. */
export interface Endpoint {
  readonly summary: string;
  /** What a reader should know besides. */
  readonly description: string;
  /** Calls that succeed; none for a call that takes nothing. */
  readonly examples?: readonly SentCall[];
  /** An answer, where its schema alone does not show it. */
  readonly answer?: unknown;
  /** `member` calls need a live bearer token. */
  readonly access: "public" | "member";
  /** For account changes: the member must have proved who they are in the last ten minutes. */
  readonly needsRecentLogin?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** How the body is encoded; JSON by default. */
  readonly bodyType?: "application/x-www-form-urlencoded";
  /** What a success answers; a call without it answers 204 with no body. */
  readonly response?: z.ZodType;
  /** A success is a file; its name determines the media type. */
  readonly answersFile?: true;
  /** The refusals a caller should expect, besides those that every call has. */
  readonly refusals?: Readonly<Record<number, string>>;
}

export type EndpointKey = `${"GET" | "POST"} /${string}`;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Field<E, Name extends keyof Endpoint> = E extends { readonly [K in Name]: infer S }
  ? S
  : undefined;

/** What a handler receives: the request after parsing. */
export interface ParsedOf<E> {
  params: Parsed<Field<E, "params">>;
  query: Parsed<Field<E, "query">>;
  body: Parsed<Field<E, "body">>;
}

/** What a client passes: the request before parsing, with only the parts the call has and needs. */
export type RequestOf<E> = WithoutNeedless<{
  [Name in "params" | "query" | "body" as Field<E, Name> extends undefined ? never : Name]: Sent<
    Field<E, Name>
  >;
}>;

// A part may be omitted when all of its fields are optional.
type WithoutNeedless<R> = {
  [Name in keyof R as object extends R[Name] ? never : Name]: R[Name];
} & {
  [Name in keyof R as object extends R[Name] ? Name : never]?: R[Name];
};

/** What a handler returns and a client receives. */
export type ResponseOf<E> =
  Field<E, "response"> extends z.ZodType
    ? z.input<Extract<Field<E, "response">, z.ZodType>>
    : undefined;

/**
 * The paths that members may call without the second factor that a site requires: to set one up, and
 * to leave.
 */
export const OWN_ACCOUNT = /^\/(?:auth|account)\//;
