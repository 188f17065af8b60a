import type { Api } from "#contract/api.ts";
import { type CallParts, callRequest } from "#contract/call-request.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { isDrawable } from "./answer-shapes.ts";
import { API_ADDRESS } from "./api-address.ts";
import { storeLoginNotice } from "./login-notice.ts";
import { storedToken, storeToken } from "./token.ts";

/**
 * The API refused, or its answer cannot be drawn. `message` is its sentence for people, empty if it
 * gave none; branch on `code`.
 */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  /** The whole refusal, from the API or anything in between. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly code: string;
  /** In how many seconds a busy server wants to be asked again; null if it did not say. */
  readonly busySeconds: number | null;

  constructor(status: number, body: ApiFailure["body"] | null, retryAfter: string | null = null) {
    const { detail, error, code } = body ?? {};
    super([detail, error].filter((text) => typeof text === "string").find(Boolean));
    this.status = status;
    this.body = body ?? {};
    this.code = typeof code === "string" ? code : "unknown";
    this.busySeconds = (status === 503 && Number(retryAfter)) || null;
  }
}

/** No answer of the API came, or none that could be read: its cause is a SyntaxError if it is no JSON. */
export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";
}

// The server never works so long on an answer. The line is dead, and nobody tells the browser.
const LONGEST_ANSWER_MS = 60_000;

/**
 * Makes one call of the contract with the member's token and returns its answer. A refused token is
 * forgotten, which sends members to the login page.
 *
 * @throws {ApiFailure} when the API refuses, even with status 200 and an error in the body.
 * @throws {NetworkFailure} when no readable answer comes, or none within a minute.
 * @throws the signal's reason when it aborts the call.
 *
 * @example
 * const body = { tokens: ["4320000", 100], operation: "addition" } as const;
 * const { result_text } = await callApi("POST /aryabhatta/calculate", { body });
 */
export async function callApi<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]>,
  signal = new AbortController().signal,
): Promise<ResponseOf<Api[Key]>> {
  try {
    return (await answerTo(key, request, signal)) as ResponseOf<Api[Key]>;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const failure = error instanceof ApiFailure ? error : new NetworkFailure(key, { cause: error });
    console.error(`${key} failed:`, failure);
    throw failure;
  }
}

async function answerTo(key: keyof Api, parts: CallParts, signal: AbortSignal): Promise<unknown> {
  const { method, path, headers, body } = callRequest(key, parts);
  const token = storedToken();
  const response = await fetch(API_ADDRESS + path, {
    method,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]),
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: body ?? null,
    // Its page is left before the answer comes.
    keepalive: key === "POST /auth/logout",
  });
  if (!response.ok) {
    const body = await response.json().catch((error: unknown) => {
      // From 502 on, a gateway says that it cannot reach the server behind it.
      if (response.status > 501) throw new Error(`${response.status}`, { cause: error });
      return null;
    });
    const refusal = new ApiFailure(response.status, body, response.headers.get("retry-after"));
    // Only if it is still the current token: there may have been a newer login meanwhile.
    if (response.status === 401 && token !== null && token === storedToken()) {
      if (refusal.code === "login_ended") storeLoginNotice(refusal.message);
      storeToken(null);
    }
    if (refusal.code === "second_factor_missing") location.assign("/private/account");
    throw refusal;
  }
  if (response.status === 204) return undefined;
  const answer = await response.json();
  if (answer?.error || !isDrawable(key, answer)) throw new ApiFailure(response.status, answer);
  return answer;
}
