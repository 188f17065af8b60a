import { useEffect } from "react";
import { flushSync } from "react-dom";
import { goTo } from "../../ui/address/address.ts";
import { membersPage } from "./members-pages.tsx";

/**
 * Follows links between the members' pages without reloading the document, and loads a page's code
 * when the pointer or focus reaches its link. A link's `data-` attributes go into the state of the
 * new history entry.
 */
export function useFollowedLinks(): void {
  useEffect(() => {
    document.addEventListener("click", followLink);
    document.addEventListener("pointerover", approachLink);
    document.addEventListener("focusin", approachLink);
    addEventListener("popstate", forgetPress);
    return () => {
      document.removeEventListener("click", followLink);
      document.removeEventListener("pointerover", approachLink);
      document.removeEventListener("focusin", approachLink);
      removeEventListener("popstate", forgetPress);
    };
  }, []);
}

// Where the visitor went meanwhile, a press whose page comes late leads nowhere.
let lastPress: MouseEvent | null = null;

function forgetPress() {
  lastPress = null;
}

const LATE_MS = 300;

async function followLink(event: MouseEvent) {
  const link = linkOf(event);
  const load = link && membersPage(link.pathname);
  if (!load || event.defaultPrevented || opensElsewhere(event) || leadsToPart(link)) return;
  event.preventDefault();
  lastPress = event;
  const { pathname, href, dataset } = link;
  const isShown = load().then(
    () => true,
    async () => {
      // If the site was rebuilt since this document was opened, its files have other names.
      const isRebuilt = await isServed(href);
      if (isRebuilt && lastPress === event) location.assign(href);
      return !isRebuilt;
    },
  );
  // A page that is late, or that no server sends, says so in its own place.
  const isLate = new Promise<true>((resolve) => setTimeout(resolve, LATE_MS, true));
  if (!(await Promise.race([isShown, isLate])) || lastPress !== event) return;
  const isOtherPage = pathname !== location.pathname;
  const state = { ...dataset };
  flushSync(() => goTo(href, { replace: href === location.href, state }));
  if (!isOtherPage) return;
  scrollTo(0, 0);
  // The keyboard and screen readers continue from the new page, not from a link that is gone.
  document.querySelector("main")?.focus({ preventScroll: true });
}

// A proxy answers for a server that is gone.
const isServed = (href: string) =>
  fetch(href, { method: "HEAD" }).then(
    ({ status }) => status < 500,
    () => false,
  );

function approachLink(event: Event) {
  const link = linkOf(event);
  // If this fails, following the link reports it.
  if (link) membersPage(link.pathname)?.().catch(() => {});
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.origin === location.origin ? link : null;
}

// With another mouse button or a modifier key, the browser opens a tab or a window, or saves the
// page.
function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

const leadsToPart = ({ hash, pathname, search }: HTMLAnchorElement) =>
  hash !== "" && pathname === location.pathname && search === location.search;
