import { startTransition, useEffect, useMemo, useState } from "react";

type Search = (text: string) => readonly number[];

/**
 * The numbers of the ragas whose names fit, best first; null while nothing is asked, or the search
 * is still on its way: it is fetched with the first letter.
 */
export function useNameSearch(name: string): readonly number[] | null {
  const [search, setSearch] = useState<Search | null>(null);
  const isAsked = name.trim() !== "";
  useEffect(() => {
    if (!isAsked) return;
    import("#domain/raga/search.ts").then(
      ({ searchRagas }) => startTransition(() => setSearch(() => searchRagas)),
      (error: unknown) => {
        // For the page's error boundary, which catches only what is thrown while drawing.
        setSearch(() => {
          throw error;
        });
      },
    );
  }, [isAsked]);
  return useMemo(() => (isAsked && search !== null ? search(name) : null), [isAsked, search, name]);
}
