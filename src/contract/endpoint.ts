import type { z } from "zod";

/** One call of the API: who may make it, what it takes and what it answers. */
export interface Endpoint {
  readonly summary: string;
  /** `member` calls need a live bearer token. */
  readonly access: "public" | "member";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** How the body travels; JSON unless said otherwise. */
  readonly bodyType?: "application/x-www-form-urlencoded";
  /** What a success answers; a call without it answers 204 and nothing. */
  readonly response?: z.ZodType;
  /** The refusals a caller should expect beside those of every call. */
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

/** What a client gives: the request before parsing, only the parts the call has and needs. */
export type RequestOf<E> = WithoutNeedless<{
  [Name in "params" | "query" | "body" as Field<E, Name> extends undefined ? never : Name]: Sent<
    Field<E, Name>
  >;
}>;

// A part of which every field may be left out may be left out itself.
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
