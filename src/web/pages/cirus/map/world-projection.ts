import { geoEqualEarthRaw } from "d3-geo";
import type { Point } from "./india-projection.ts";

const RADIAN = Math.PI / 180;

/** The map of the world: Equal Earth, so that areas compare truly, without Antarctica. */
export const WORLD_SIZE: Point = [1920, 838];
const worldScale = WORLD_SIZE[0] / 2 / geoEqualEarthRaw(Math.PI, 0)[0];
const worldTop = geoEqualEarthRaw(0, 84 * RADIAN)[1];

/** Projects a place onto the map of the world. */
export function worldPoint(lon: number, lat: number): Point {
  const [x, y] = geoEqualEarthRaw(lon * RADIAN, lat * RADIAN);
  return [WORLD_SIZE[0] / 2 + x * worldScale, (worldTop - y) * worldScale];
}
