import { useSyncExternalStore } from "react";

/** Whether the page's scripts run: false in what the build draws and until React has taken it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
