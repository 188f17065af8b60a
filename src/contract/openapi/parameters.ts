import type { z } from "zod";
import { type Api, api } from "../api.ts";
import type { Endpoint } from "../endpoint.ts";
import { GUIDE, type SentCall } from "../guide.data.ts";
import type { SchemaWriter } from "./json-schema.ts";
import { HEADERS } from "./shared-answers.ts";
import type { Parameter, Reference } from "./types.ts";

// This call takes all the paging parameters of workings, and no others.
const PAGED = "POST /ganita/shesanyankena-charamena";
const PAGING: ReadonlySet<string> = new Set(Object.keys(api[PAGED].query.shape));

/** The parameters of a call, with references to the shared ones. */
export function parametersOf(key: keyof Api, write: SchemaWriter["write"]) {
  const { params, query }: Endpoint = api[key];
  return [
    ...writeParameters("path", params, key, write),
    ...writeParameters("query", query, key, write).map((parameter) =>
      PAGING.has(parameter.name) ? referenceTo(parameter.name) : parameter,
    ),
    ...(isPrepared(key) ? [referenceTo("If-None-Match")] : []),
  ];
}

/** The parameters that many calls share, by name. */
export function sharedParameters(write: SchemaWriter["write"]): Record<string, Parameter> {
  const { schema, example } = HEADERS.ETag;
  const ifNoneMatch: Parameter = {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The ETag of the answer you have.",
    schema,
    example,
  };
  const paging = writeParameters("query", api[PAGED].query, PAGED, write);
  return Object.fromEntries([ifNoneMatch, ...paging].map((one) => [one.name, one]));
}

/** Whether a call's answer is built once and has an ETag for caches. */
export const isPrepared = (key: keyof Api) =>
  key.startsWith("GET ") && api[key].access === "public";

const referenceTo = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });

function writeParameters(
  place: "path" | "query",
  object: z.ZodObject | undefined,
  key: keyof Api,
  write: SchemaWriter["write"],
): Parameter[] {
  if (!object) return [];
  const { properties = {}, required = [] } = write(object);
  const calls: readonly SentCall[] = GUIDE[key].examples;
  return Object.entries(properties).map(([name, { description = "", ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    schema,
    example:
      calls.map(({ params, query }) => ({ ...params, ...query })[name]).find(isGiven) ??
      schema.default,
  }));
}

const isGiven = (value: unknown) => value !== undefined;
