import { preload, preloadModule } from "react-dom";
import type { UNSAFE_RouteModules as RouteModules, RouteObject } from "react-router";
import type { Handoff, RouteFiles } from "./site-scripts.tsx";
import { INLINE_SHEETS } from "./ui/sheet.tsx";

type RouteModule = NonNullable<RouteModules[string]>;

/**
 * The site's routes for the router in the browser. Those whose module stands in `modules` can be
 * drawn at once; the others fetch theirs with its styles when they are first visited, and put it there.
 */
export function clientRoutes(
  routes: Handoff["routes"],
  modules: RouteModules,
  parentId?: string,
): RouteObject[] {
  return Object.values(routes)
    .filter((files) => files.parentId === parentId)
    .map((files) => {
      const { id, path, index } = files;
      const lazy = async () => {
        const loaded = await loadRoute(files);
        modules[id] = loaded;
        return partsOf(loaded);
      };
      const module = modules[id];
      const parts = module ? partsOf(module) : { lazy };
      const children = index ? undefined : clientRoutes(routes, modules, id);
      return { id, path, index, children, ...parts } as RouteObject;
    });
}

/** Asks for all files of a route at once, so that none waits for another to name it. */
export function preloadRoute({ module, imports, css }: RouteFiles): void {
  for (const href of [module, ...imports]) preloadModule(href);
  for (const href of css) if (!INLINE_SHEETS.has(href)) preload(href, { as: "style" });
}

function partsOf({ Layout, clientLoader, ...module }: RouteModule) {
  const { default: Component, ErrorBoundary, HydrateFallback } = module;
  return {
    // "Try again" runs the loaders anew, so each route has one.
    loader: clientLoader ?? (() => null),
    shouldRevalidate: module.shouldRevalidate,
    handle: module.handle,
    // Only the root has a layout: the document around whichever of the three is shown.
    ...(Layout && ErrorBoundary && HydrateFallback
      ? {
          element: <Layout>{<Component />}</Layout>,
          errorElement: <Layout>{<ErrorBoundary />}</Layout>,
          hydrateFallbackElement: <Layout>{<HydrateFallback />}</Layout>,
        }
      : { Component, ErrorBoundary }),
  };
}

async function loadRoute(files: RouteFiles): Promise<RouteModule> {
  preloadRoute(files);
  const module: Promise<RouteModule> = import(/* @vite-ignore */ files.module);
  try {
    await Promise.all([module, ...files.css.map(stylesOf)]);
    return await module;
  } catch {
    // Built anew since this page was opened, the site's files have other names.
    location.reload();
    return new Promise(() => {});
  }
}

// A page is drawn once its styles are there; from then on the document itself links to them.
function stylesOf(href: string): Promise<void> {
  return new Promise((resolve) => {
    const isThere = document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
    if (isThere || INLINE_SHEETS.has(href)) return resolve();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
