import { z } from "zod";
import { API_BASE, type Api, api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { GUIDE, type SentCall } from "#contract/guide.data.ts";
import { LARGEST_REQUESTS } from "../../src/server/testing/largest-requests.ts";
import type { Plan } from "../load.ts";
import { type Choices, MAX_BODY } from "./mutated.ts";

/** A call of the contract, with what the search for its dearest request begins from. */
export interface SearchedCall {
  readonly key: string;
  readonly seeds: readonly SentCall[];
  readonly choices: Choices;
  /** The request on the wire, or null where no server would read it whole. */
  readonly planFor: (call: SentCall) => Plan | null;
}

// A longer head is refused while it comes in.
const MAX_ADDRESS = 15_000;

/** Every call of the contract, and an address that is none. */
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
      planFor: (call) => planOf("GET", `${url}${API_BASE}/no/{such}/call`, call, {}),
    },
  ];
}

function contractCall(key: keyof Api, url: string, token: string): SearchedCall {
  const endpoint: Endpoint = api[key];
  const [method, path] = key.split(" ") as ["GET" | "POST", string];
  const type = endpoint.bodyType ?? "application/json";
  const headers = {
    ...(endpoint.access === "member" && { authorization: `Bearer ${token}` }),
    ...(endpoint.body && { "content-type": type }),
  };
  const { examples, refused = {} } = GUIDE[key];
  return {
    key,
    seeds: [...examples, ...Object.values(refused), ...(LARGEST_REQUESTS[key] ?? [])].map(
      ({ title, ...sent }: SentCall) => sent,
    ),
    choices: choicesOf(endpoint),
    planFor: (call) => planOf(method, url + API_BASE + path, call, headers),
  };
}

function planOf(
  method: "GET" | "POST",
  template: string,
  { params = {}, query = {}, body }: SentCall,
  headers: Readonly<Record<string, string>>,
): Plan | null {
  const path = template.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(params[name]!.toWellFormed()),
  );
  const address = `${path}?${new URLSearchParams(query as Record<string, string>)}`;
  const isForm = headers["content-type"]?.includes("form");
  const sent = isForm
    ? `${new URLSearchParams(Object.entries(body as object).map(([name, value]) => [name, textOf(value)]))}`
    : JSON.stringify(body);
  if (address.length > MAX_ADDRESS || Buffer.byteLength(sent ?? "") > MAX_BODY) return null;
  return {
    url: address,
    method,
    headers,
    status: "any",
    ...(sent !== undefined && { body: sent }),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

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
