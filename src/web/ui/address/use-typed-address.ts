import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../loading/use-is-hydrated.ts";
import { useSearch } from "./address.ts";
import { ADDRESS_PAUSE_MS } from "./address-pause.ts";

/** Longer texts stay out of the address, because a server refuses addresses beyond 16 KB. */
export const LONGEST_IN_ADDRESS = 1000;

/**
 * The text in a parameter of the page's address, updated shortly after typing stops. Without it in
 * the address it is `otherwise`; the build knows no address, so until hydration it is always `otherwise`.
 */
export function useTypedAddress(
  parameter: string,
  otherwise: string,
): readonly [string, (text: string) => void] {
  const [address, setAddress] = useSearch();
  const isHydrated = useIsHydrated();
  // Text that was typed but is not yet in the address.
  const [draft, setDraft] = useState<string | null>(null);
  // The draft that the address has left out.
  const settled = useRef<string | null>(null);
  const given = address.get(parameter);

  useEffect(() => {
    if (draft === null) return;
    // Back and Forward lead to another address, and the text follows.
    if (draft === given || (draft === settled.current && given !== null)) {
      settled.current = null;
      setDraft(null);
      return;
    }
    const isLeftOut = draft === "" || draft.length > LONGEST_IN_ADDRESS;
    settled.current = isLeftOut && given === null ? draft : null;
    if (settled.current !== null) return;
    const timer = setTimeout(() => {
      const next = new URLSearchParams(location.search);
      if (isLeftOut) next.delete(parameter);
      else next.set(parameter, draft);
      setAddress(next);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, given, parameter, setAddress]);

  return [draft ?? (isHydrated ? given : null) ?? otherwise, setDraft];
}
