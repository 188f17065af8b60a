import type { Api } from "./api.ts";

/** The path prefix of all calls. */
export const API_BASE = "/api/v1";

/** The input of a call, with its types erased. */
export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A call as it is sent. */
interface CallRequest {
  readonly method: "GET" | "POST";
  /** The path after {@link API_BASE}, with its search part. */
  readonly path: string;
  readonly headers: { readonly "content-type"?: string };
  readonly body: string | undefined;
}

type FormKey = {
  [Key in keyof Api]: Api[Key] extends { bodyType: string } ? Key : never;
}[keyof Api];

// The type keeps this list complete. The contract's own `bodyType` would pull its schemas into the
// browser.
const IS_FORM: Readonly<Record<FormKey, true>> = { "POST /auth/login": true };

/**
 * Builds the request of a call. It needs no schemas, so it is light enough for the browser.
 *
 * @example
 * callRequest("GET /cirus/dhq/{state}", { params: { state: "Goa" } }).path; // "/cirus/dhq/Goa"
 */
export function callRequest(
  key: string,
  { params = {}, query = {}, body }: CallParts = {},
): CallRequest {
  const [method, template] = key.split(" ") as [CallRequest["method"], string];
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = urlEncoded(query);
  const request = { method, path: search ? `${path}?${search}` : path };
  if (body === undefined) return { ...request, headers: {}, body };
  return key in IS_FORM
    ? {
        ...request,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: urlEncoded(body as object),
      }
    : {
        ...request,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      };
}

function urlEncoded(fields: object): string {
  const texts = Object.entries(fields).map(([name, value]) => [name, textOf(value)]);
  return `${new URLSearchParams(Object.fromEntries(texts))}`;
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : `${value}`);
