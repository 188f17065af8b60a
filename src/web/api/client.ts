import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { isDrawable } from "./answer-shapes.ts";
import { storedToken, storeToken } from "./token.ts";

// The contract's API_BASE, written again because a value from there would bring zod along.
const BASE = `${import.meta.env.PUBLIC_API_HOST ?? ""}/api/v1`;

type FormKey = {
  [Key in keyof Api]: Api[Key] extends { bodyType: string } ? Key : never;
}[keyof Api];

// Complete by its type: a call whose body travels as a form stands here.
const IS_FORM: Readonly<Record<FormKey, true>> = { "POST /auth/login": true };

/**
 * The API answered and refused, or answered what no page can draw. `message` is its sentence for
 * people, empty where it gave none; branch on `code`.
 */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly code: string;
  /** Paths of calculators that take what this one refuses. */
  readonly suggest: readonly string[];

  constructor(status: number, code: string, detail: string, suggest: readonly string[] = []) {
    super(detail);
    this.status = status;
    this.code = code;
    this.suggest = suggest;
  }
}

/** There was no answer, or none that could be read. */
export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";
}

/** The parts of a request, with their types erased. */
interface AnyRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Makes one call of the contract with the member's token and gives its answer. A refused token is
 * forgotten, which leads members to the login page.
 *
 * @throws {ApiFailure} when the API refuses, also in an answer of 200 that holds an error.
 * @throws {NetworkFailure} when no readable answer comes.
 * @throws the signal's reason when it aborts the call.
 *
 * @example
 * const body = { tokens: ["4320000", 100], operation: "addition" } as const;
 * const { result_text } = await callApi("POST /aryabhatta/calculate", { body });
 */
export async function callApi<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]>,
  signal?: AbortSignal,
): Promise<ResponseOf<Api[Key]>> {
  try {
    return (await answerTo(key, request, signal)) as ResponseOf<Api[Key]>;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const failure = error instanceof ApiFailure ? error : new NetworkFailure(key, { cause: error });
    console.error(`${key} failed:`, failure);
    throw failure;
  }
}

async function answerTo(
  key: keyof Api,
  { params = {}, query = {}, body }: AnyRequest,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const [method = "", template = ""] = key.split(" ");
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, `${value}`]),
  );
  const token = storedToken();
  const isForm = key in IS_FORM;
  const response = await fetch(`${BASE}${path}${search.size > 0 ? `?${search}` : ""}`, {
    method,
    signal: signal ?? null,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
    },
    body:
      body === undefined
        ? null
        : isForm
          ? new URLSearchParams(body as Record<string, string>)
          : JSON.stringify(body),
  });
  // Only while it is still the one in use: a newer login may have happened meanwhile.
  if (response.status === 401 && token !== null && token === storedToken()) storeToken(null);
  if (!response.ok) throw refusalOf(response, await response.json().catch(() => null));
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json();
  if ((answer as Refusal)?.error || !isDrawable(key, answer))
    throw refusalOf(response, answer as Refusal);
  return answer;
}

/** What may stand in the body of a refusal, whoever wrote it. */
type Refusal = Readonly<Partial<Record<"detail" | "error" | "code" | "suggest", unknown>>> | null;

function refusalOf({ status }: Response, body: Refusal): ApiFailure {
  const texts = [body?.detail, body?.error].filter((text) => typeof text === "string");
  const code = typeof body?.code === "string" ? body.code : "unknown";
  const suggest = Array.isArray(body?.suggest) ? body.suggest : [];
  return new ApiFailure(status, code, texts.find(Boolean) ?? "", suggest);
}
