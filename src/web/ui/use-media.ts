import { useSyncExternalStore } from "react";

/** Whether a media query matches; null while the page is prerendered and hydrated. */
export function useMedia(query: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => null,
  );
}
