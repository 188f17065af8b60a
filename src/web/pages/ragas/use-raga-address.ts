import { useCallback, useEffect, useState } from "react";
import { MELAKARTA_NUMBERS } from "#domain/raga/melakarta.ts";
import { useSearch } from "../../ui/address/address.ts";
import { ADDRESS_PAUSE_MS } from "../../ui/address/address-pause.ts";
import { addressOfFilter, filterInAddress, NO_FILTER, type RagaFilter } from "./raga-filter.ts";

/** The contents of the page's address. */
interface RagaAddress {
  /** False until the address has been read. */
  readonly isOpened: boolean;
  readonly filter: RagaFilter;
  readonly change: (part: Partial<RagaFilter>) => void;
  /** The raga to play, or null. */
  readonly heard: number | null;
  readonly stopHearing: () => void;
}

/**
 * The table's filter, initially the one in the address, which then follows it; and the raga to
 * play. The build knows no address, so until hydration there is no filter and no raga.
 */
export function useRagaAddress(): RagaAddress {
  const [address, setAddress] = useSearch();
  const [chosen, setChosen] = useState<RagaFilter | null>(null);
  const isOpened = chosen !== null;
  useEffect(() => setChosen(filterInAddress(new URLSearchParams(location.search))), []);

  const change = useCallback(
    (part: Partial<RagaFilter>) => setChosen((before) => ({ ...(before ?? NO_FILTER), ...part })),
    [],
  );

  const given = address.get("hear");
  const write = useCallback(
    (filter: RagaFilter, heard: string | null) => {
      const next = addressOfFilter(filter);
      if (heard !== null) next.set("hear", heard);
      setAddress(next);
    },
    [setAddress],
  );
  useEffect(() => {
    if (chosen === null || isWritten(chosen, address)) return;
    const timer = setTimeout(() => write(chosen, given), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [chosen, address, given, write]);

  const filter = chosen ?? NO_FILTER;
  return {
    isOpened,
    filter,
    change,
    heard: isOpened ? (MELAKARTA_NUMBERS.find((number) => `${number}` === given) ?? null) : null,
    stopHearing: () => write(filter, null),
  };
}

const isWritten = (filter: RagaFilter, address: URLSearchParams) =>
  `${addressOfFilter(filter)}` === `${addressOfFilter(filterInAddress(address))}`;
