import { useEffect, useState, useSyncExternalStore } from "react";
import { useSearch } from "../../../ui/address.ts";
import { ADDRESS_PAUSE_MS } from "../../../ui/address-pause.ts";

const PARAMETER = "word";
const nothingChanges = () => () => {};

/**
 * The word in the page's address, updated shortly after typing stops. Without a word in the address
 * it is `otherwise`; the build knows no address, so until hydration it is always `otherwise`.
 */
export function useWordAddress(otherwise: string): readonly [string, (word: string) => void] {
  const [address, setAddress] = useSearch();
  const isAlive = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  // Text that was typed but is not yet in the address.
  const [draft, setDraft] = useState<string | null>(null);
  const given = address.get(PARAMETER);

  useEffect(() => {
    if (draft === null) return;
    if (draft === given) {
      setDraft(null);
      return;
    }
    if (draft === "" && given === null) return;
    const timer = setTimeout(() => {
      setAddress(new URLSearchParams(draft === "" ? [] : [[PARAMETER, draft]]));
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, given, setAddress]);

  return [draft ?? (isAlive ? given : null) ?? otherwise, setDraft];
}
