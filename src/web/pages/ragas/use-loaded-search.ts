import { useMemo } from "react";
import { useLoaded } from "../../ui/loading/use-loaded.ts";

/**
 * What a search finds, whose code loads with the first letter.
 *
 * @param load Always the same function, which brings the search.
 * @param text `found` is null while it is blank or the code has not come.
 */
export function useLoadedSearch<Found>(load: () => Promise<(text: string) => Found>, text: string) {
  const isAsked = text.trim() !== "";
  const loaded = useLoaded(load, isAsked);
  const search = loaded.state === "answered" ? loaded.value : null;
  const found = useMemo(
    () => (isAsked && search !== null ? search(text) : null),
    [isAsked, search, text],
  );
  return {
    found,
    failure: isAsked && loaded.state === "failed" ? loaded : null,
    retry: loaded.retry,
  };
}
