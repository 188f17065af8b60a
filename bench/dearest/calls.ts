import { z } from "zod";
import { type Api, api } from "#contract/api.ts";
import { API_BASE, callRequest } from "#contract/call-request.ts";
import type { Endpoint, SentCall } from "#contract/endpoint.ts";
import { LARGEST_REQUESTS } from "../../src/server/testing/largest-requests.ts";
import type { Plan } from "../send.ts";
import { type Choices, MAX_BODY } from "./mutated.ts";

/**
 * A call of the contract, with the requests from which the search for its most expensive one
 * starts.
 */
export interface SearchedCall {
  readonly key: string;
  readonly seeds: readonly SentCall[];
  readonly choices: Choices;
  /** The request to send, or null if it is too large for a server to read. */
  readonly planFor: (call: SentCall) => Plan | null;
}

// Longer headers are refused while they arrive.
const MAX_ADDRESS = 15_000;

/** Every call of the contract, and an address without a call. */
export function searchedCalls(url: string, token: string): SearchedCall[] {
  const keys = Object.keys(api) as (keyof Api)[];
  return [
    ...keys
      .filter((key) => key !== "POST /auth/logout")
      .map((key) => contractCall(key, url, token)),
    {
      key: "GET /no/{such}/call",
      seeds: [{ params: { such: "one" } }],
      choices: {},
      planFor: (call) => planOf("GET /no/{such}/call", url, call, {}),
    },
  ];
}

function contractCall(key: keyof Api, url: string, token: string): SearchedCall {
  const endpoint: Endpoint = api[key];
  const headers = { ...(endpoint.access === "member" && { authorization: `Bearer ${token}` }) };
  const { examples = [{}] } = endpoint;
  return {
    key,
    seeds: [...examples, ...(LARGEST_REQUESTS[key] ?? [])].map(
      ({ title, ...sent }: SentCall) => sent,
    ),
    choices: choicesOf(endpoint),
    planFor: (call) => planOf(key, url, call, headers),
  };
}

function planOf(
  key: string,
  url: string,
  { params = {}, ...call }: SentCall,
  authorization: Readonly<Record<string, string>>,
): Plan | null {
  const encodable = Object.entries(params).map(([name, text]) => [name, text.toWellFormed()]);
  const request = callRequest(key, { ...call, params: Object.fromEntries(encodable) });
  const { method, path, headers, body } = request;
  const address = url + API_BASE + path;
  if (address.length > MAX_ADDRESS || Buffer.byteLength(body ?? "") > MAX_BODY) return null;
  return {
    url: address,
    method,
    headers: { ...authorization, ...headers },
    status: "any",
    ...(body !== undefined && { body }),
  };
}

function choicesOf({ query, body }: Endpoint): Choices {
  const choices: Record<string, unknown[]> = {};
  const collect = (schema: z.core.JSONSchema.BaseSchema) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (typeof field === "boolean") continue;
      const offered = field.const === undefined ? field.enum : [field.const];
      if (offered) choices[name] = [...(choices[name] ?? []), ...offered];
    }
    for (const choice of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      if (typeof choice !== "boolean") collect(choice);
    }
  };
  for (const schema of [query, body]) {
    if (schema) collect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  }
  return choices;
}
