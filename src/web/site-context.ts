import { createContext } from "react";
import type { UNSAFE_RouteModules as RouteModules } from "react-router";
import type { Handoff } from "./site-scripts.tsx";

/** The routes of the site and the modules of those that have been visited. */
export interface Site {
  readonly routes: Handoff["routes"];
  readonly routeModules: RouteModules;
}

/** In the browser alone: the build has React Router's own. */
export const SiteContext = createContext<Site>({ routes: {}, routeModules: {} });
