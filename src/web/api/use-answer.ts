import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { ApiFailure, callApi } from "./client.ts";

/** The state of a call. */
export type Outcome<Value> =
  | { readonly state: "idle" }
  /** `isBusy`: the server was busy, and is asked again in a few seconds. */
  | { readonly state: "awaited"; readonly isBusy?: boolean }
  | { readonly state: "answered"; readonly value: Value }
  | { readonly state: "failed"; readonly error: unknown };

/** The state of a call that can be repeated. */
export type Answered<Value> = Outcome<Value> & {
  /** The last answer, also while another is awaited or after it failed; null before the first. */
  readonly latest: Value | null;
  /** Calls again, and resolves when the call is settled. */
  readonly retry: () => Promise<void>;
};

interface Settled<Value> {
  readonly asked: string;
  readonly outcome: Outcome<Value>;
  readonly latest: Value | null;
}

const AWAITED = { state: "awaited" } as const;

/**
 * The answer to a call of the contract, made when the component appears and for each new content of the
 * request; null makes no call. Only the newest call counts: it aborts the one before, and so does
 * leaving the page.
 *
 * @param questionId The same request with another of these is asked again.
 *
 * @example
 * const mappings = useAnswer("GET /aryabhatta/get_mappings", {}); // mappings.retry() calls again
 */
export function useAnswer<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]> | null,
  questionId = "",
): Answered<ResponseOf<Api[Key]>> {
  const requests = request === null ? {} : { only: request };
  return useAnswers(key, requests, questionId).only ?? NOT_ASKED;
}

const NOT_ASKED = { state: "idle", latest: null, retry: async () => {} } as const;

/**
 * Answers to the same call with several requests, each under its name. A name that goes away is
 * forgotten with its answer; the others stay as they are.
 *
 * @example
 * const { Goa } = useAnswers("GET /cirus/dhq/{state}", { Goa: { params: { state: "Goa" } } });
 */
export function useAnswers<Key extends keyof Api>(
  key: Key,
  requests: Readonly<Record<string, RequestOf<Api[Key]>>>,
  questionId = "",
): Readonly<Partial<Record<string, Answered<ResponseOf<Api[Key]>>>>> {
  type Value = ResponseOf<Api[Key]>;
  const [settled, setSettled] = useState<Readonly<Partial<Record<string, Settled<Value>>>>>({});
  const calls = useRef(
    new Map<string, { readonly asked: string; readonly stop: AbortController }>(),
  );

  const ask = useCallback(async (name: string, asked: string) => {
    calls.current.get(name)?.stop.abort();
    const stop = new AbortController();
    calls.current.set(name, { asked, stop });
    const settle = (outcome: Outcome<Value>) => {
      if (stop.signal.aborted) return;
      setSettled((before) => {
        const latest = outcome.state === "answered" ? outcome.value : before[name]?.latest;
        return { ...before, [name]: { asked, outcome, latest: latest ?? null } };
      });
    };
    settle(AWAITED);
    const { key, request } = JSON.parse(asked);
    try {
      const value = await patientCall<Key>(key, request, stop.signal, () =>
        settle({ ...AWAITED, isBusy: true }),
      );
      settle({ state: "answered", value });
    } catch (error) {
      settle({ state: "failed", error });
    }
  }, []);

  const content = JSON.stringify(
    Object.entries(requests).map(([name, request]) => [
      name,
      JSON.stringify({ key, request, questionId }),
    ]),
  );
  const wanted = useMemo(() => new Map<string, string>(JSON.parse(content)), [content]);
  useEffect(() => {
    for (const [name, { asked, stop }] of calls.current) {
      if (wanted.get(name) === asked) continue;
      stop.abort();
      calls.current.delete(name);
      if (!wanted.has(name)) setSettled(({ [name]: _, ...others }) => others);
    }
    for (const [name, asked] of wanted) if (!calls.current.has(name)) ask(name, asked);
  }, [wanted, ask]);
  useEffect(() => {
    const made = calls.current;
    return () => {
      for (const { stop } of made.values()) stop.abort();
      made.clear();
    };
  }, []);

  return useMemo(() => {
    const answers = [...wanted].map(([name, asked]) => {
      const known = settled[name];
      const outcome = known?.asked === asked ? known.outcome : AWAITED;
      const latest = known?.latest ?? null;
      return [name, { ...outcome, latest, retry: () => ask(name, asked) }] as const;
    });
    return Object.fromEntries(answers);
  }, [wanted, settled, ask]);
}

// In seconds; a page that had to wait longer would seem to do nothing.
const LONGEST_WAIT = 10;

/**
 * Makes a call. A busy server is asked again twice, as late as it says, unless the call might change
 * something.
 */
async function patientCall<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]>,
  signal: AbortSignal,
  onBusy: () => void,
  attempts = 3,
): Promise<ResponseOf<Api[Key]>> {
  try {
    return await callApi(key, request, signal);
  } catch (error) {
    const wait = error instanceof ApiFailure ? error.busySeconds : null;
    const isWorthIt = wait !== null && wait <= LONGEST_WAIT && key.startsWith("GET ");
    if (!isWorthIt || attempts === 1) throw error;
    onBusy();
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    signal.throwIfAborted();
    return patientCall(key, request, signal, onBusy, attempts - 1);
  }
}
