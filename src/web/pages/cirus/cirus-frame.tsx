import type { ReactNode } from "react";
import { pageExists } from "../../site-pages.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { SiteHead } from "../../ui/site-head.tsx";

const LINKS = [
  { to: "/numbers", label: "NUMBERS" },
  { to: "/cirus", label: "CIRUS" },
  { to: "/cirus/method", label: "Method" },
].filter(({ to }) => pageExists(to));

/** What the pages of CIRUS stand in: a head of their own and the whole width below it. */
export function CirusFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHead
        home="/"
        beside={<BrandMark />}
        navigationLabel="CIRUS"
        links={LINKS}
        action={null}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
