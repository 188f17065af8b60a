import { useCallback, useEffect, useState } from "react";
import { MELAKARTA_NUMBERS } from "#domain/raga/melakarta.ts";
import { useSearch } from "../../ui/address.ts";
import { ADDRESS_PAUSE_MS } from "../../ui/address-pause.ts";
import { addressOfFilter, filterInAddress, NO_FILTER, type RagaFilter } from "./raga-filter.ts";

/** What the address of the page says. */
export interface RagaAddress {
  /** False until the address has been read. */
  readonly isOpened: boolean;
  readonly filter: RagaFilter;
  readonly change: (part: Partial<RagaFilter>) => void;
  /** The raga to be heard, or null. */
  readonly heard: number | null;
  readonly stopHearing: () => void;
}

/**
 * The filter of the table, which opens with the one in the address and keeps it there, and the raga
 * to be heard. The build knows no address, so until the page is alive nothing is asked for.
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
