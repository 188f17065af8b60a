import { useCallback, useEffect, useRef, useState } from "react";
import type { Api } from "#contract/api.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import { callApi } from "../../../api/client.ts";

type Key = "GET /account/details" | "GET /account/factors";

/** The latest answer to a call, which stays while `ask` asks again; null before the first. */
export function useLatest<K extends Key>(key: K) {
  const [value, setValue] = useState<ResponseOf<Api[K]> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef<AbortController>(null);
  const ask = useCallback(async () => {
    latest.current?.abort();
    const calling = new AbortController();
    latest.current = calling;
    setError(null);
    try {
      setValue((await callApi<Key>(key, {}, calling.signal)) as ResponseOf<Api[K]>);
    } catch (failure) {
      if (!calling.signal.aborted) setError(failure);
    }
  }, [key]);
  useEffect(() => {
    ask();
    return () => latest.current?.abort();
  }, [ask]);
  return { value, error, ask };
}
