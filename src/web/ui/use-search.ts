import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

/** The search part of the address, and the way to have another in its place on the same page. */
export function useSearch(): readonly [URLSearchParams, (next: URLSearchParams) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (next: URLSearchParams) => {
      navigate({ search: `${next}` }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), write];
}
