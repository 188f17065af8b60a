import { startTransition, useEffect, useMemo, useState } from "react";

type Search = (text: string) => readonly number[];

/**
 * The numbers of the ragas whose names match, best first; null without a query, or while the search
 * code loads, which starts with the first letter.
 */
export function useNameSearch(name: string): readonly number[] | null {
  const [search, setSearch] = useState<Search | null>(null);
  const isAsked = name.trim() !== "";
  useEffect(() => {
    if (!isAsked) return;
    import("#domain/raga/search.ts").then(
      ({ searchRagas }) => startTransition(() => setSearch(() => searchRagas)),
      (error: unknown) => {
        // The page's error boundary catches only what is thrown while rendering.
        setSearch(() => {
          throw error;
        });
      },
    );
  }, [isAsked]);
  return useMemo(() => (isAsked && search !== null ? search(name) : null), [isAsked, search, name]);
}
