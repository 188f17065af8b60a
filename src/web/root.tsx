import sans from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url";
import serif from "@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { ErrorPage } from "./pages/not-found/error-page.tsx";
import "./styles/site.css";
import themeScript from "./theme-script.js?raw";

/** The pages that need React in the browser say so; all others are read as they were built. */
export const handle = { interactive: false };

export const links: Route.LinksFunction = () =>
  [sans, serif].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));

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
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isInteractive && <ScrollRestoration />}
        {isInteractive && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
