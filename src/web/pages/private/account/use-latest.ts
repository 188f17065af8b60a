import { useState } from "react";
import type { Api } from "#contract/api.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import { useAnswer } from "../../../api/use-answer.ts";

type Key = "GET /account/details" | "GET /account/factors";

/** The latest answer to a call, which stays while `retry` asks again; null before the first. */
export function useLatest<K extends Key>(key: K) {
  const answer = useAnswer<Key>(key, {});
  const [value, setValue] = useState<ResponseOf<Api[K]> | null>(null);
  if (answer.state === "answered" && answer.value !== value) {
    setValue(answer.value as ResponseOf<Api[K]>);
  }
  const error: unknown = answer.state === "failed" ? answer.error : null;
  return { value, error, retry: answer.retry };
}
