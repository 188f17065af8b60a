import { useEffect, useState } from "react";
import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { callApi } from "./client.ts";
import type { Outcome } from "./use-answer.ts";

/**
 * Makes a call for each new request object and returns its state; null makes no call. A request is
 * aborted when another replaces it or the page is left.
 */
export function useCall<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]> | null,
): Outcome<ResponseOf<Api[Key]>> {
  const [settled, setSettled] = useState<{
    readonly request: typeof request;
    readonly outcome: Outcome<ResponseOf<Api[Key]>>;
  } | null>(null);

  useEffect(() => {
    if (request === null) return;
    const calling = new AbortController();
    const settle = (outcome: Outcome<ResponseOf<Api[Key]>>) => {
      if (!calling.signal.aborted) setSettled({ request, outcome });
    };
    callApi(key, request, calling.signal).then(
      (value) => settle({ state: "answered", value }),
      (error: unknown) => settle({ state: "failed", error }),
    );
    return () => calling.abort();
  }, [key, request]);

  if (request === null) return { state: "idle" };
  return settled?.request === request ? settled.outcome : { state: "awaited" };
}
