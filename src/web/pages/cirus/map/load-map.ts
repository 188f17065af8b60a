import type { ViewName } from "#domain/risk/view-name.ts";
import type { Draw } from "./drawing.ts";
import { loadIndia } from "./india.tsx";

/** Loads what draws the map of each view. The outlines of the world are heavy, and most visitors do without. */
export const LOAD_MAP: Readonly<Record<ViewName, () => Promise<Draw>>> = {
  india: loadIndia,
  world: async () => (await import("./world.tsx")).worldIn,
};
