import { useMemo } from "react";
import { useAddress } from "./use-address.ts";

/**
 * The text in a parameter of the page's address, which follows what is typed after a pause. Without the
 * parameter, and until hydration, the text is `otherwise`.
 *
 * @example
 * const [name, setName] = useTextInAddress("q");
 */
export function useTextInAddress(
  name: string,
  otherwise = "",
): readonly [text: string, change: (text: string) => void, isOnlyHere: boolean] {
  const kept = useMemo(
    () => ({
      names: [name],
      read: (parameters: URLSearchParams) => parameters.get(name) ?? otherwise,
      write: (text: string) => ({ [name]: text === otherwise ? "" : text }),
    }),
    [name, otherwise],
  );
  const { state, change, isOnlyHere } = useAddress(kept);
  return [state, change, isOnlyHere];
}
