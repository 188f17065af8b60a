import type { ReactNode } from "react";
import { SiteFoot } from "./site-foot.tsx";
import { SiteHead, type SiteHeadProps } from "./site-head.tsx";

/** Head, leaf and foot: the outside of every page. */
export function Frame({ children, ...head }: SiteHeadProps & { children: ReactNode }) {
  return (
    <>
      <SiteHead {...head} />
      <main id="main" className="leaf" tabIndex={-1}>
        {children}
      </main>
      <SiteFoot />
    </>
  );
}
