import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
  RouterProvider,
} from "react-router";
import { clientRoutes, preloadRoute } from "./client-routes.tsx";
import * as privateLayout from "./pages/private/private-layout.tsx";
import * as publicLayout from "./pages/public-layout.tsx";
import * as root from "./root.tsx";
import { type Site, SiteContext } from "./site-context.ts";
import type { Handoff } from "./site-scripts.tsx";

declare global {
  interface Window {
    readonly __reactRouterContext: Handoff;
  }
}

type Router = ReturnType<typeof createRouter>;

// What every page has around it; the pages themselves have files of their own.
const FRAME: RouteModules = {
  root,
  "pages/public-layout": publicLayout,
  "pages/private/private-layout": privateLayout,
};

hydrateSite();

// React Router's own client does this too, and besides fetches data, routes and forms' answers from
// a server that renders pages. This site is built, and has none.
async function hydrateSite() {
  const { routes, loaderData } = window.__reactRouterContext;
  const routeModules = { ...FRAME };
  for (const id in loaderData) {
    routeModules[id] ??= await import(/* @vite-ignore */ routes[id]!.module);
  }
  const router = createRouter({
    routes: clientRoutes(routes, routeModules),
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  for (const { route } of router.state.matches) if (route.lazy) preloadRoute(routes[route.id]!);
  if (import.meta.hot) letModulesBeSwapped(router, { routes, routeModules });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteContext value={{ routes, routeModules }}>
          <StartedRouter router={router} />
        </SiteContext>
        {/* Where the build has React Router's stream of data: ids depend on the place in the tree. */}
        {null}
      </StrictMode>,
    );
  });
}

// Not before React has the document: a page that is there at once is not the one that was sent.
function StartedRouter({ router }: { router: Router }) {
  useLayoutEffect(() => {
    router.initialize();
    return router.dispose;
  }, [router]);
  return <RouterProvider router={router} />;
}

// What the development server looks for when a file of a route has changed.
function letModulesBeSwapped(router: Router, { routes, routeModules }: Site) {
  const createRoutesForHMR = (_: unknown, changed: Handoff["routes"], modules: RouteModules) =>
    clientRoutes(changed, modules);
  Object.assign(window, {
    __reactRouterManifest: { routes },
    __reactRouterRouteModules: routeModules,
    __reactRouterDataRouter: Object.assign(router, { createRoutesForHMR }),
  });
}
