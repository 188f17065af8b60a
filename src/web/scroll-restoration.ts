import { useContext, useLayoutEffect } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
} from "react-router";

// The script that React Router's ScrollRestoration leaves in built pages reads them too.
const STORED_AS = "react-router-scroll-positions";

/** Opens a new page at its top or at the part its address names, and an old one where it was left. */
export function useScrollRestoration(): void {
  useKeptPositions();
  const { location, restoreScrollPosition, preventScrollReset } =
    useContext(DataRouterStateContext)!;
  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return;
    const part = location.hash && document.getElementById(location.hash.slice(1));
    if (restoreScrollPosition !== null) scrollTo(0, restoreScrollPosition);
    else if (part) part.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
}

// The browser would scroll before the page is drawn that it goes back to.
function useKeptPositions() {
  const { router } = useContext(DataRouterContext)!;
  useLayoutEffect(() => {
    const positions = storedPositions();
    const disable = router.enableScrollRestoration(positions, () => scrollY);
    const leaving = new AbortController();
    const { signal } = leaving;
    history.scrollRestoration = "manual";
    addEventListener("pageshow", () => (history.scrollRestoration = "manual"), { signal });
    addEventListener(
      "pagehide",
      () => {
        store({ ...positions, [router.state.location.key]: scrollY });
        history.scrollRestoration = "auto";
      },
      { signal },
    );
    return () => {
      leaving.abort();
      disable();
    };
  }, [router]);
}

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? "{}");
  } catch {
    return {};
  }
}

function store(positions: Readonly<Record<string, number>>) {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(positions));
  } catch {}
}
