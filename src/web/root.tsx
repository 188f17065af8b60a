import { type ReactNode, useEffect, useRef } from "react";
import { Links, type LinksFunction, Meta, Outlet, useLocation, useMatches } from "react-router";
import { PageHead } from "./page-head.tsx";
import { useScrollRestoration } from "./scroll-restoration.ts";
import { SiteScripts } from "./site-scripts.tsx";
import siteStyles from "./styles/site.css?url";
import themeScript from "./theme-script.js?raw";
import { BrandMark } from "./ui/brand-mark.tsx";
import { ErrorRow } from "./ui/error-row.tsx";
import { Frame } from "./ui/frame.tsx";
import { LeafRow } from "./ui/leaf-row.tsx";
import { PublicFrame } from "./ui/public-frame.tsx";
import { Sheet } from "./ui/sheet.tsx";
import { ToolStyles } from "./ui/tool-styles.tsx";

export const meta = () => [{ title: "Shabda Gyan" }];

// The build writes the icon itself in place of its address.
const icon = import.meta.env.SSR
  ? "/favicon.svg"
  : document.querySelector('link[rel="icon"]')!.getAttribute("href")!;

// No font is preloaded for all pages: the styles that ask for them are in the page, and browsers hold the first
// paint back for fonts that are.
export const links: LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: icon }];

/** The document. A page whose route does not say it is interactive goes out without scripts. */
export function Layout({ children }: { children: ReactNode }) {
  const isInteractive = useMatches().some(
    ({ handle }) => (handle as { interactive?: boolean } | undefined)?.interactive,
  );
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : "" }}
        />
        <Sheet href={siteStyles} precedence="site" />
        {import.meta.env.SSR ? (
          <>
            <Meta />
            <Links />
          </>
        ) : (
          <PageHead />
        )}
      </head>
      <body>
        {children}
        {isInteractive && import.meta.env.SSR && <SiteScripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNewPage();
  useScrollRestoration();
  return <Outlet />;
}

// The keyboard and screen readers go on from the new page, not from a link that is gone.
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What the members' pages show until React has drawn them. */
export function HydrateFallback() {
  return (
    <Frame home="/" beside={<BrandMark />} navigationLabel="Main" links={[]} action={null}>
      <ToolStyles />
      <LeafRow>
        <noscript>
          <p className="max-w-measure">
            The members’ pages are drawn in the browser. Please allow scripts for this site.
          </p>
        </noscript>
      </LeafRow>
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <PublicFrame>
      <ErrorRow />
    </PublicFrame>
  );
}
