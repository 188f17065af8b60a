import { useContext } from "react";
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  type HydrationState,
  type UNSAFE_AssetsManifest as Manifest,
  ScrollRestoration,
  useMatches,
} from "react-router";

/** Where a route stands and which files it is made of, as the build tells it. */
export interface RouteFiles {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** What a document tells entry.client.tsx. */
export interface Handoff {
  readonly routes: Readonly<Record<string, RouteFiles>>;
  /** What the routes shown have loaded; the shell of the members' pages shows none. */
  readonly loaderData?: HydrationState["loaderData"];
}

/**
 * The scripts of a page that React draws in the browser too, written by the build: what the site's
 * file must know, that file, and the page's own. React Router's `Scripts` would ask for the list of
 * routes, for root and for each layout in files of their own.
 */
export function SiteScripts() {
  const { manifest, isSpaMode } = useContext(FrameworkContext)!;
  const matches = useMatches();
  const loaderData = Object.fromEntries(
    matches.map(({ id, loaderData }) => [id, loaderData ?? null]),
  );
  const routes = routeFiles(manifest);
  const { module, imports } = routes[matches.at(-1)!.id]!;
  const start = manifest.hmr
    ? ""
    : startOf(manifest.entry.module, isSpaMode ? [] : [module, ...imports]);
  return (
    <>
      <ScrollRestoration />
      <script
        dangerouslySetInnerHTML={{
          __html: scriptOf(isSpaMode ? { routes } : { routes, loaderData }) + start,
        }}
      />
      {manifest.hmr && (
        <>
          <script type="module" src={manifest.hmr.runtime} />
          <script type="module" src={manifest.entry.module} />
        </>
      )}
    </>
  );
}

function routeFiles({ entry, routes }: Manifest): Handoff["routes"] {
  const files = Object.values(routes).flatMap((route) => route ?? []);
  return Object.fromEntries(
    files.map(({ id, parentId, path, index, module, imports = [], css = [] }) => {
      const others = imports.filter((href) => href !== entry.module);
      return [id, { id, parentId, path, index, module, imports: others, css }];
    }),
  );
}

// After the first frame: the page is seen before any script is fetched beside its fonts or works on it.
const startOf = (module: string, others: readonly string[]) => `
requestAnimationFrame(() => setTimeout(() => {
const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
add("script", { type: "module", src: ${JSON.stringify(module)} });
for (const href of ${JSON.stringify(others)}) add("link", { rel: "modulepreload", href });
}));`;

// The build looks for both names.
function scriptOf(handoff: Handoff): string {
  const context = JSON.stringify(handoff).replaceAll("<", "\\u003c");
  return `window.__reactRouterContext = ${context};window.__reactRouterRouteModules = {};`;
}
