import { useMemo } from "react";
import { useLoaded } from "../../ui/use-loaded.ts";

/**
 * What a search finds, whose code loads with the first letter.
 *
 * @param load Always the same function, which brings the search.
 * @param text `found` is null while it is blank or the code has not come.
 */
export function useLoadedSearch<Found>(load: () => Promise<(text: string) => Found>, text: string) {
  const isAsked = text.trim() !== "";
  const { outcome, retry } = useLoaded(load, isAsked);
  const found = useMemo(
    () => (isAsked && outcome.state === "answered" ? outcome.value(text) : null),
    [isAsked, outcome, text],
  );
  return { found, failure: isAsked && outcome.state === "failed" ? outcome : null, retry };
}
